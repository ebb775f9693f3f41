/** Games on threads, by the built program: threads are started from it. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { castellan, useFolder } from './castellan'
import { castellanProcess } from './castellanProcess'

const path = useFolder()
const FILE = 'assets/gallery/infiltration-1.castellan'

describe('simulate --threads', () => {
  it('PLY-5: gives the same bytes on one thread, on two and on more than there are games', async () => {
    const asked = ['simulate', FILE, '--games', '7', '--seed', '2', '--players', 'random,greedy']
    const bytes = async (threads: string): Promise<string> => {
      const out = path(`by-${threads}.json`)
      const { exitCode, stderr } = await castellanProcess([...asked, '--threads', threads, '--out', out])
      expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' })
      return readFileSync(out, 'utf8')
    }
    const [one, two, many] = [await bytes('1'), await bytes('2'), await bytes('9')]
    expect(two).toBe(one)
    expect(many).toBe(one)
    // Neither does it matter that the games are played within a process of tests.
    expect((await castellan([...asked, '--out', path('here.json')])).exitCode).toBe(0)
    expect(readFileSync(path('here.json'), 'utf8')).toBe(one)
  })
})
