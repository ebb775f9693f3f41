/** The fan of a stack comes when the pointer rests on it, goes a moment after, and stays while the pointer is on it. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type HexKey } from '#shared/hex/axial'
import { createTiming } from '../../renderer/app/useRestingStack'

const [HERE, THERE] = ['3,4', '5,4'] as HexKey[] as [HexKey, HexKey]

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function timed() {
  const shown: (HexKey | undefined)[] = []
  const timing = createTiming((hex) => shown.push(hex))
  return { shown, ...timing, point: (hex?: HexKey, isStack = true) => timing.pointed(hex, () => isStack) }
}

describe('the fan of a stack', () => {
  it('comes 400 ms after the pointer has come to rest, and not before', () => {
    const { shown, point } = timed()
    point(HERE)
    vi.advanceTimersByTime(399)
    expect(shown).toEqual([])
    vi.advanceTimersByTime(1)
    expect(shown).toEqual([HERE])
  })

  it('does not come for a hex that the pointer only passes, or that has no stack then', () => {
    const { shown, point } = timed()
    point(HERE)
    vi.advanceTimersByTime(300)
    point(THERE, false)
    vi.advanceTimersByTime(5000)
    point(HERE)
    point(undefined)
    vi.advanceTimersByTime(5000)
    expect(shown).toEqual([])
  })

  it('goes 300 ms after the pointer has left its hex, unless it comes back', () => {
    const { shown, point } = timed()
    point(HERE)
    vi.advanceTimersByTime(400)
    point(THERE)
    vi.advanceTimersByTime(299)
    point(HERE)
    vi.advanceTimersByTime(5000)
    expect(shown).toEqual([HERE])
    point(undefined)
    vi.advanceTimersByTime(300)
    expect(shown).toEqual([HERE, undefined])
  })

  it('stays while the pointer is on it, whatever the map hears, and goes 300 ms after', () => {
    const { shown, point, hold, release } = timed()
    point(HERE)
    vi.advanceTimersByTime(400)
    point(undefined)
    hold()
    // The map may hear it only now.
    point(THERE)
    vi.advanceTimersByTime(5000)
    expect(shown).toEqual([HERE])
    release()
    vi.advanceTimersByTime(299)
    expect(shown).toEqual([HERE])
    vi.advanceTimersByTime(1)
    expect(shown).toEqual([HERE, undefined])
  })

  it('closed, it comes again only when the pointer rests again', () => {
    const { shown, point, close, hold } = timed()
    point(HERE)
    vi.advanceTimersByTime(400)
    hold()
    close()
    vi.advanceTimersByTime(5000)
    expect(shown).toEqual([HERE, undefined])
    point(THERE)
    vi.advanceTimersByTime(400)
    expect(shown).toEqual([HERE, undefined, THERE])
  })
})
