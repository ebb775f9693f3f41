/** A browser that forbids a page to keep anything: the mere mention of its storage throws. */
import { afterEach, expect, test } from 'vitest'
import { readPreferences, writePreferences } from '../../renderer/app/preferences'
import { preferenceStorage } from '../../renderer/host/preferenceStorage'
import { domError } from './fake/disk'

afterEach(() => void Reflect.deleteProperty(globalThis, 'localStorage'))

function storage(get: () => unknown): void {
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, get })
}

const defaults = {
  language: 'fr',
  theme: 'system',
  style: 'illustrated',
  minimap: true,
  hints: true,
} as const

test('where storage is forbidden, the page starts as at a first visit', () => {
  storage(() => {
    throw domError('SecurityError')
  })
  expect(readPreferences(preferenceStorage, ['fr-FR'])).toEqual(defaults)
  writePreferences(preferenceStorage, { ...defaults, theme: 'dark' })
  expect(readPreferences(preferenceStorage, ['fr-FR'])).toEqual(defaults)
})

test('where it is allowed, the page remembers', () => {
  const kept = new Map<string, string>()
  storage(() => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }))
  writePreferences(preferenceStorage, { ...defaults, theme: 'dark' })
  expect(readPreferences(preferenceStorage, ['fr-FR'])).toEqual({ ...defaults, theme: 'dark' })
})
