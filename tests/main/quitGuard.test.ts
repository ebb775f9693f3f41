/** APP-1: quitting and what comes meanwhile, in every order. */
import { expect, test } from 'vitest'
import { createQuitGuard } from '../../main/quitGuard'

/** A program with as many windows as it says, which quits when the test lets it go on. */
function program() {
  const done: string[] = []
  const steps: ((value: boolean) => void)[] = []
  const state = { windows: 1 }
  const step = (name: string): Promise<boolean> => {
    done.push(name)
    return new Promise((resolve) => steps.push(resolve))
  }
  const mayQuit = createQuitGuard({
    closeAll: () => step('close'),
    settled: async () => void (await step('settle')),
    anyOpen: () => state.windows > 0,
    quit: () => done.push(`quit: ${mayQuit()}`),
  })
  return { done, state, mayQuit, goOn: (value = true) => steps.shift()?.(value) }
}

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

test('windows are closed, then what is being written is waited for, then it quits; asked meanwhile, it goes on', async () => {
  const { done, state, mayQuit, goOn } = program()
  expect([mayQuit(), mayQuit()]).toEqual([false, false])
  state.windows = 0
  goOn()
  await turn()
  expect([mayQuit(), done]).toEqual([false, ['close', 'settle']])
  goOn()
  await turn()
  expect(done).toEqual(['close', 'settle', 'quit: true'])
})

test('a window that stays ends it; asked again, it begins anew', async () => {
  const { done, mayQuit, goOn } = program()
  mayQuit()
  goOn(false)
  await turn()
  expect([mayQuit(), done]).toEqual([false, ['close', 'close']])
})

test.each(['close', 'settle'] as const)(
  'a file that is opened during “%s” keeps the program',
  async (during) => {
    const { done, state, mayQuit, goOn } = program()
    mayQuit()
    state.windows = during === 'close' ? 1 : 0
    goOn()
    await turn()
    if (during === 'settle') state.windows = 1
    goOn()
    await turn()
    expect(done).toEqual(['close', 'settle'])
    expect([mayQuit(), done]).toEqual([false, ['close', 'settle', 'close']])
  },
)
