import Tweener
import TweenerTestSupport

// What is registered and replaced: the old one may be the last to hold something that calls when it goes.

extension HostileScene {
  private func end() -> HostileEnd { HostileEnd { [weak self] in self?.provoke() } }

  func registerProperty(_ name: String) {
    let end = end()
    tweener.registerSpecialProperty(
      TweenKey(name),
      get: { [weak self] (target: HostileTarget) in
        withExtendedLifetime(end) { self?.provoke() }
        return target.a
      },
      set: { [weak self] (target: HostileTarget, value: Double) in
        target.a = value
        self?.provoke()
      })
  }

  func registerSplitter() {
    let end = end()
    tweener.registerPropertySplitter("both", for: HostileTarget.self) { [weak self] value in
      withExtendedLifetime(end) { self?.provoke() }
      return ["special": value, .path(\HostileTarget.y): value]
    }
  }

  func registerEasing() {
    let end = end()
    tweener.registerEasing(
      "hostile",
      .custom { [weak self] time in
        withExtendedLifetime(end) { self?.provoke() }
        return time
      })
  }

  func registerInterpolation() {
    let end = end()
    tweener.registerInterpolation("bend") { [weak self] value in
      withExtendedLifetime(end) { self?.provoke() }
      return [
        .path(\HostileTarget.x): { [weak self] start, end, eased in
          self?.provoke()
          return start + (end - start) * eased
        }
      ]
    }
  }

  func registerTypeInterpolation() {
    let end = end()
    tweener.registerInterpolation("mixed", of: Double.self) { [weak self] _ in
      { [weak self] start, other, eased in
        withExtendedLifetime(end) { self?.provoke() }
        return start + (other - start) * eased
      }
    }
  }

  func registerFallback() {
    let end = end()
    tweener.registerFallback(for: HostileTarget.self) { [weak self] name, _ in
      withExtendedLifetime(end) { self?.provoke() }
      return name == "fallen"
        ? TweenProperty(get: { (target: HostileTarget) in target.b }, set: { $0.b = $1 }) : nil
    }
  }

  func registerShorthand() {
    let end = end()
    tweener.registerShorthand("short") { [weak self] call in
      withExtendedLifetime(end) { self?.provoke() }
      call.fill(.path(\HostileTarget.x), 3)
    }
  }

  func replaceHandlers() {
    let (problems, locks) = (end(), end())
    tweener.onProblem = { [weak self] _ in withExtendedLifetime(problems) { self?.provoke() } }
    tweener.onInteractionLock = { [weak self] _ in
      withExtendedLifetime(locks) { self?.provoke() }
    }
  }
}
