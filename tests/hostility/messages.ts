/** One good message of each verb, and how an attacker bends it. A verb without its line here does not compile. */
import { type FileRef } from '#shared/host/host'
import { type Notices, type Requests } from '../../main/contract/contract'
import { MENUS } from '../desktop/started'

type Messages = {
  readonly [V in keyof Requests]: Parameters<Requests[V]>
} & { readonly [V in keyof Notices]: Parameters<Notices[V]> }

export function goodMessages(file: FileRef): Messages {
  const picture = { name: 'map.pdf', type: 'application/pdf', bytes: new Uint8Array([1, 2]) } as const
  return {
    windowStart: [],
    openWindow: [{ name: 'x', text: 'evil', file, modified: true, recovery: 'w1' }],
    showWindowOf: [file],
    openScenario: [],
    openFile: [file],
    openDroppedPath: [{ name: 'x', path: '/x.castellan' }],
    saveScenario: [file, 'evil', { overwrite: true }],
    saveScenarioAs: ['x', 'evil'],
    fileState: [file],
    listRecent: [],
    listVersions: [file],
    openVersion: [file, '1-1-0123456789abcdef'],
    saveExports: [[picture]],
    publish: [[picture]],
    print: [picture],
    listKept: ['stamp'],
    keep: ['types', { id: 's1', text: 'evil' }],
    removeKept: ['types', 's1'],
    keepRecovery: [
      {
        ...{ id: 'w1', name: 'x', savedAt: 1, text: 'evil', file, version: { of: 'x', savedAt: 1 } },
        pictures: [{ hash: '0'.repeat(64), at: 0, base64: 'evil' }],
      },
    ],
    listRecovery: [],
    dropRecovery: ['w1'],
    answerClose: [true],
    showDocument: [{ title: 'evil', modified: true, file, untouched: true }],
    showMenus: [MENUS],
    closeHeard: [],
  }
}

/** A message that is not what the verb takes, and how it was made. */
interface Bent {
  readonly how: string
  readonly args: readonly unknown[]
}

/** Every way to bend a good message in one place. `required` is how many arguments the verb cannot do without. */
export function bent(good: readonly unknown[], required: number): readonly Bent[] {
  return [
    ...Array.from({ length: required }, (_, count) => ({
      how: `${count} arguments`,
      args: good.slice(0, count),
    })),
    { how: 'one argument more', args: [...good, 'evil'] },
    { how: 'ten thousand arguments', args: Array<unknown>(10_000).fill(0) },
    ...good.flatMap((value, index) =>
      [...replacements(value), [' is a million texts', Array<string>(1_000_000).fill('x')] as const].map(
        ([how, other]) => ({ how: `${index}${how}`, args: good.with(index, other) }),
      ),
    ),
  ]
}

const cyclic: { self?: unknown } = {}
cyclic.self = cyclic

/** None of them is of any type that a verb takes. */
const STRANGE: readonly (readonly [string, unknown])[] = [
  ['null', null],
  ['NaN', NaN],
  ['Infinity', Infinity],
  ['a number below zero', -1],
  ['a big integer', 10n],
  ['another object', { evil: true }],
  ['itself', cyclic],
  ['a date', new Date(0)],
  ['a map', new Map([['name', 'x']])],
  ['a set', new Set(['x'])],
  ['an expression', /x/],
  ['an error', new Error('x')],
  ['a buffer', new ArrayBuffer(8)],
  ['other numbers', new Float64Array(1)],
  ['a boxed text', Object('x')],
]

const EVIL_KEYS = ['evil', '__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty']

/** Paths and values to put in the place of this one or of a part of it. */
function replacements(value: unknown): readonly (readonly [string, unknown])[] {
  const here = STRANGE.map(([name, strange]) => [` is ${name}`, strange] as const)
  if (Array.isArray(value))
    return [
      ...here,
      ...value.flatMap((part, index) =>
        replacements(part).map(([how, other]) => [`[${index}]${how}`, value.with(index, other)] as const),
      ),
    ]
  if (value instanceof Uint8Array || typeof value !== 'object' || value === null)
    return [...here, ...other(value)]
  return [...here, ...ofObject(value as Record<string, unknown>)]
}

function other(value: unknown): readonly (readonly [string, unknown])[] {
  if (typeof value !== 'string') return [[' is a text', 'true']]
  return [[' is true', true]]
}

function ofObject(value: Record<string, unknown>): readonly (readonly [string, unknown])[] {
  const keys = Object.keys(value)
  return [
    ...EVIL_KEYS.map((key) => [` has ${key}`, withOwn(value, key, { modified: true })] as const),
    ...keys.flatMap((key) =>
      replacements(value[key]).map(([how, other]) => [`.${key}${how}`, { ...value, [key]: other }] as const),
    ),
  ]
}

/** Also `__proto__`, which an assignment would take for something else. */
function withOwn(value: object, key: string, held: unknown): object {
  return Object.defineProperty({ ...value }, key, { value: held, enumerable: true })
}
