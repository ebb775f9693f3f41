/**
 * Values between page and shell, as Electron's structured clone would carry them: tagged JSON, bytes as base64. The function
 * is sent to the page as its own text: it may use nothing from outside itself.
 */
export interface ValueCopy {
  /** Throws Electron's `An object could not be cloned.` */
  encode(value: unknown): string
  decode(text: string): unknown
}

type Tagged = readonly [tag: string, content?: unknown]

export function createValueCopy(): ValueCopy {
  function refuse(): never {
    throw new Error('An object could not be cloned.')
  }

  function toBase64(bytes: Uint8Array): string {
    let text = ''
    for (let start = 0; start < bytes.length; start += 8192)
      text += String.fromCharCode(...bytes.subarray(start, start + 8192))
    return btoa(text)
  }

  const toBytes = (base64: string): Uint8Array => Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))

  function encodeObject(value: object): Tagged {
    if (Array.isArray(value)) return ['list', value.map(tagged)]
    if (value instanceof Date) return ['date', value.getTime()]
    if (value instanceof Uint8Array) return ['bytes', toBase64(value)]
    if (value instanceof ArrayBuffer) return ['buffer', toBase64(new Uint8Array(value))]
    if (value instanceof Map) return ['map', [...value].map(([key, held]) => [tagged(key), tagged(held)])]
    if (value instanceof Set) return ['set', [...value].map(tagged)]
    if (value instanceof Error) return ['error', [value.name, value.message]]
    const prototype: unknown = Object.getPrototypeOf(value)
    // The shell needs no other kinds: better refused than carried wrongly.
    if (prototype !== Object.prototype && prototype !== null) refuse()
    return ['object', Object.entries(value).map(([key, held]) => [key, tagged(held)])]
  }

  function tagged(value: unknown): Tagged {
    switch (typeof value) {
      case 'undefined':
        return ['undefined']
      case 'number':
        return Number.isFinite(value) && !Object.is(value, -0)
          ? ['plain', value]
          : ['number', Object.is(value, -0) ? '-0' : String(value)]
      case 'bigint':
        return ['bigint', String(value)]
      case 'object':
        return value === null ? ['plain', null] : encodeObject(value)
      case 'string':
      case 'boolean':
        return ['plain', value]
      default:
        return refuse()
    }
  }

  function untagged([tag, content]: Tagged): unknown {
    const pairs = content as [Tagged, Tagged][]
    switch (tag) {
      case 'plain':
        return content
      case 'number':
        return content === '-0' ? -0 : Number(content)
      case 'bigint':
        return BigInt(content as string)
      case 'list':
        return (content as Tagged[]).map(untagged)
      case 'date':
        return new Date(content as number)
      case 'bytes':
        return toBytes(content as string)
      case 'buffer':
        return toBytes(content as string).buffer
      case 'map':
        return new Map(pairs.map(([key, held]) => [untagged(key), untagged(held)]))
      case 'set':
        return new Set((content as Tagged[]).map(untagged))
      case 'error': {
        const [name, message] = content as [string, string]
        return Object.assign(new Error(message), { name })
      }
      case 'object':
        return Object.fromEntries((content as [string, Tagged][]).map(([key, held]) => [key, untagged(held)]))
      default:
        return undefined
    }
  }

  return {
    encode(value) {
      // The platform's own clone refuses what has functions, and drops what a class hides.
      let copied: unknown
      try {
        copied = structuredClone(value)
      } catch {
        refuse()
      }
      return JSON.stringify(tagged(copied))
    },
    decode: (text) => untagged(JSON.parse(text) as Tagged),
  }
}
