/** The words of a call as values; what does not fit is refused with what was expected. */
import { Refusal } from './refusal'
import type { Call } from './verb'

/** The word given for an option; undefined when it was left out. */
export function word(call: Call, name: string): string | undefined {
  const value = call.options[name]
  return typeof value === 'string' ? value : undefined
}

export function flag(call: Call, name: string): boolean {
  return call.options[name] === true
}

/** The parts of a comma-separated option, `[]` when it was left out. */
export function list(call: Call, name: string): readonly string[] {
  const value = word(call, name)
  return value === undefined ? [] : value.split(',').map((part) => part.trim())
}

/** The words of an option that may be given several times, in their order. */
export function each(call: Call, name: string): readonly string[] {
  const value = call.options[name]
  return Array.isArray(value) ? (value as readonly string[]) : []
}

export function required(call: Call, name: string): string {
  const value = word(call, name)
  if (value === undefined)
    throw new Refusal(`il manque l’option ${dashed(name)}`, `option ${dashed(name)} is missing`)
  return value
}

/** One of the words allowed; undefined when it was left out. */
export function choice<T extends string>(call: Call, name: string, allowed: readonly T[]): T | undefined {
  const value = word(call, name)
  if (value === undefined) return undefined
  return oneOf(value, allowed, dashed(name))
}

export function oneOf<T extends string>(value: string, allowed: readonly T[], where: string): T {
  const found = allowed.find((one) => one === value)
  if (found !== undefined) return found
  throw new Refusal(
    `${where}\u202f: «\u202f${value}\u202f» inconnu\u202f; attendu\u202f: ${allowed.join(', ')}`,
    `${where}: "${value}" is unknown, expected ${allowed.join(', ')}`,
  )
}

interface Range {
  readonly min: number
  readonly max: number
}

/** A whole number within a range, both ends included; undefined when it was left out. */
export function integer(call: Call, name: string, range: Range): number | undefined {
  return numeric(call, name, range, /^-?\d+$/, ['nombre entier', 'a whole number'])
}

/** As `integer`, refused when it was left out. */
export function requiredInteger(call: Call, name: string, range: Range): number {
  required(call, name)
  return integer(call, name, range) as number
}

/** A number within a range, both ends included; undefined when it was left out. */
export function number(call: Call, name: string, range: Range): number | undefined {
  return numeric(call, name, range, /^-?(\d+\.?\d*|\.\d+)$/, ['nombre', 'a number'])
}

function numeric(
  call: Call,
  name: string,
  { min, max }: Range,
  form: RegExp,
  [fr, en]: readonly [string, string],
): number | undefined {
  const text = word(call, name)
  if (text === undefined) return undefined
  const value = Number(text)
  if (form.test(text) && value >= min && value <= max) return value
  throw new Refusal(
    `${dashed(name)}\u202f: «\u202f${text}\u202f»\u202f; attendu\u202f: un ${fr} de ${min} à ${max}`,
    `${dashed(name)}: "${text}", expected ${en} from ${min} to ${max}`,
  )
}

/** `hexMm` -> `--hex-mm`. */
function dashed(name: string): string {
  return `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
}
