/** Work is counted, never timed: a machine may be slow. What is counted is done at once, not later. */

/** Counts the calls of a method while something runs. */
export function callsOf<K extends string>(
  owner: Record<K, (...args: never[]) => unknown>,
  method: K,
  run: () => unknown,
): number {
  const original = owner[method]
  let calls = 0
  owner[method] = function (this: unknown, ...args: never[]) {
    calls++
    return original.apply(this, args)
  }
  try {
    run()
  } finally {
    owner[method] = original
  }
  return calls
}

/** Characters that patterns pass over, that are cut out and that are looked at one by one while something runs. */
export function charactersPassed(run: () => unknown): number {
  const { exec } = RegExp.prototype
  const { charAt, slice } = String.prototype
  let passed = 0
  RegExp.prototype.exec = function (text: string): RegExpExecArray | null {
    const from = this.global || this.sticky ? this.lastIndex : 0
    const found = exec.call(this, text)
    // Where a sticky pattern does not begin it looks at one sign.
    const missed = this.sticky ? from + 1 : text.length
    passed += (found ? found.index + found[0].length : missed) - from
    return found
  }
  String.prototype.charAt = function (at: number): string {
    passed++
    return charAt.call(this, at)
  }
  String.prototype.slice = function (from?: number, to?: number): string {
    const part = slice.call(this, from, to)
    passed += part.length
    return part
  }
  try {
    run()
  } finally {
    RegExp.prototype.exec = exec
    String.prototype.charAt = charAt
    String.prototype.slice = slice
  }
  return passed
}

/** The same thing, which says each time that one of its properties is asked for. */
export function heard<T extends object>(thing: T, asked: () => void): T {
  return new Proxy(thing, {
    get: (target, key) => {
      asked()
      return Reflect.get(target, key) as unknown
    },
  })
}
