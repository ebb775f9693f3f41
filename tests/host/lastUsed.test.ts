/** The rows used last. */
import { expect, test } from 'vitest'
import { readUsed, rememberUsed } from '../../renderer/host/lastUsed'

function memory(text?: string): Pick<Storage, 'getItem' | 'setItem'> {
  const kept = new Map(text === undefined ? [] : [['castellan.used.terrain', text]])
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) }
}

test('the last comes first, each once, five at most, kind by kind', () => {
  const storage = memory()
  for (const id of ['a', 'b', 'c', 'a', 'd', 'e', 'f']) rememberUsed(storage, 'terrain', id)
  expect(readUsed(storage, 'terrain')).toEqual(['f', 'e', 'd', 'a', 'c'])
  expect(readUsed(storage, 'feature')).toEqual([])
})

test.each(['nonsense', '{}', 'null', '[1, {}]'])('a spoilt memory is none: %s', (text) => {
  expect(readUsed(memory(text), 'terrain')).toEqual([])
})
