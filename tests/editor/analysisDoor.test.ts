import { expect, test } from 'vitest'
import { type Analysis } from '#shared/rules/analysis'
import { createAnalysisDoor } from '../../renderer/editor/analysisDoor'
import { fakeAnalysis } from '../support/fakeAnalysis'

/** A loader whose answers the test gives when it likes. */
function controlled() {
  const asked: string[] = []
  const waiting: { bring(analysis?: Analysis): void; fail(): void }[] = []
  let told = 0
  const door = createAnalysisDoor(
    (ruleset) =>
      new Promise((resolve, reject) => {
        asked.push(ruleset)
        waiting.push({ bring: resolve, fail: () => reject(new Error('offline')) })
      }),
    () => told++,
  )
  return { door, asked, waiting, told: () => told }
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

test('nothing is loaded until the first question, then once a ruleset', async () => {
  const { door, asked, waiting, told } = controlled()
  expect(asked).toEqual([])
  expect([door.of('savoy'), door.of('savoy')]).toEqual([undefined, undefined])
  const fake = fakeAnalysis()
  waiting[0]?.bring(fake)
  await settled()
  expect(door.of('savoy')).toBe(fake)
  expect(told()).toBe(1)
  door.of('magna-carta')
  expect(asked).toEqual(['savoy', 'magna-carta'])
})

test('a ruleset without questions is not asked for again', async () => {
  const { door, asked, waiting } = controlled()
  door.of('unknown')
  waiting[0]?.bring(undefined)
  await settled()
  expect(door.of('unknown')).toBeUndefined()
  expect(asked).toEqual(['unknown'])
})

test('what could not be brought is asked for again by the next question', async () => {
  const { door, asked, waiting } = controlled()
  door.of('savoy')
  waiting[0]?.fail()
  await settled()
  door.of('savoy')
  expect(asked).toEqual(['savoy', 'savoy'])
})
