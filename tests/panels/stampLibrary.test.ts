/** The user's stamps as the library lists them: kept, renamed, taken from files; a broken one is shown as broken. */
import { describe, expect, it } from 'vitest'
import { fits } from '#shared/rules/registry/fits'
import { magnaCarta } from '#shared/rules/magna-carta/index'
import {
  exportStamp,
  importStamp,
  keepClip,
  type LibraryStamp,
  ownStamps,
  starterStamps,
} from '../../renderer/panels/stamps/library'
import { freshKeptId, removeKept } from '../../renderer/actions/kept/kept'
import { lastRemoved, putBack, takeAway } from '../../renderer/actions/kept/removed'
import { starterStamps as drawnStamps } from '../../scripts/stamps/all'
import { memoryHost } from '../support/memoryHost'

const turret = drawnStamps()['turret'] as NonNullable<ReturnType<typeof drawnStamps>[string]>
const file = (name: string, text: string) => ({ name, size: text.length, text: async () => text })
const clipOf = (stamp: LibraryStamp | undefined) => (stamp && 'clip' in stamp ? stamp.clip : undefined)

describe('the library', () => {
  it('offers what comes with the program', () => {
    const starters = starterStamps()
    expect(starters.map(({ id }) => id).sort()).toEqual(Object.keys(drawnStamps()).sort())
    expect(
      starters.filter((stamp) => 'clip' in stamp && fits(stamp.clip, magnaCarta)).length,
    ).toBeGreaterThan(19)
  })

  it('keeps a clip under a name, renames and removes it', async () => {
    const host = memoryHost()
    const id = freshKeptId('stamp', 'Tour de l’Évêque', [])
    expect(id).toBe('stamp-tour-de-l-eveque')
    expect(await keepClip(host, turret, { name: 'Tour de l’Évêque', id })).toBeUndefined()
    const [kept] = await ownStamps(host)
    expect(kept).toMatchObject({ id, own: true, category: 'own', name: { fr: 'Tour de l’Évêque' } })
    expect(clipOf(kept)?.hexes).toEqual(turret.hexes)
    await keepClip(host, turret, { name: 'Autre', id })
    expect((await ownStamps(host)).map(({ name }) => name)).toEqual([{ fr: 'Autre', en: 'Autre' }])
    await removeKept(host, 'stamp', id)
    expect(await ownStamps(host)).toEqual([])
  })

  it('puts back what was deleted, the last first, beside what has its id by now', async () => {
    const host = memoryHost()
    const keep = (name: string) => keepClip(host, turret, { name, id: freshKeptId('stamp', name, []) })
    await keep('Tour')
    await keep('Pont')
    const texts = new Map(host.kept.stamp)
    for (const stamp of await ownStamps(host)) expect(await takeAway(host, 'stamp', stamp)).toBeUndefined()
    expect([host.kept.stamp.size, lastRemoved(host, 'stamp')?.name.fr]).toEqual([0, 'Pont'])
    await putBack(host, 'stamp')
    expect(lastRemoved(host, 'stamp')?.name.fr).toBe('Tour')
    await keepClip(host, turret, { name: 'Autre', id: 'stamp-tour' })
    await putBack(host, 'stamp')
    expect([...host.kept.stamp.keys()].sort()).toEqual(['stamp-pont', 'stamp-tour', 'stamp-tour-2'])
    expect([host.kept.stamp.get('stamp-pont'), host.kept.stamp.get('stamp-tour-2')]).toEqual([
      texts.get('stamp-pont'),
      texts.get('stamp-tour'),
    ])
    expect(lastRemoved(host, 'stamp')).toBeUndefined()
    expect(await putBack(host, 'stamp')).toBeUndefined()
  })

  it('is not put back twice by two clicks, and kept in mind when the shell does not answer', async () => {
    const host = memoryHost()
    await keepClip(host, turret, { name: 'Tour', id: 'stamp-tour' })
    const [tower] = await ownStamps(host)
    await takeAway(host, 'stamp', tower!)
    const { listKept } = host
    host.listKept = async () => Promise.reject(new Error('gone'))
    await expect(putBack(host, 'stamp')).rejects.toThrow('gone')
    host.listKept = listKept
    expect(lastRemoved(host, 'stamp')?.id).toBe('stamp-tour')
    // The second asks what there is when the first is back already.
    const { keep: keepOne } = host
    host.keep = async (kind, stamp) => {
      host.keep = keepOne
      const outcome = await keepOne(kind, stamp)
      await putBack(host, 'stamp')
      return outcome
    }
    await putBack(host, 'stamp')
    expect([...host.kept.stamp.keys()]).toEqual(['stamp-tour'])
  })

  it('keeps in mind what could not be put back; what could not be read is gone', async () => {
    const host = memoryHost()
    await keepClip(host, turret, { name: 'Tour', id: 'stamp-tour' })
    const [tower] = await ownStamps(host)
    const stuck = { ...host, removeKept: async () => ({ kind: 'failed', fault: 'unknown' }) as const }
    expect(await takeAway(stuck, 'stamp', tower!)).toBeDefined()
    expect(lastRemoved(stuck, 'stamp')).toBeUndefined()
    const full = { ...host, keep: async () => ({ kind: 'failed', fault: 'full' }) as const }
    await takeAway(full, 'stamp', tower!)
    expect(await putBack(full, 'stamp')).toBeDefined()
    expect(lastRemoved(full, 'stamp')?.id).toBe('stamp-tour')
    const unreadable = { ...host, listKept: async () => [{ id: 'x' }] }
    expect(await takeAway(unreadable, 'stamp', { id: 'x', name: { fr: 'x', en: 'x' } })).toBeUndefined()
    expect(lastRemoved(unreadable, 'stamp')).toBeUndefined()
  })

  it('never gives an id twice, whatever the name', () => {
    expect(freshKeptId('stamp', 'A', ['stamp-a', 'STAMP-A-2'])).toBe('stamp-a-3')
    for (const name of ['', '!!!', 'con', '塔', 'x'.repeat(500)])
      expect(freshKeptId('stamp', name, [])).toMatch(/^stamp(-[a-z0-9-]{1,48})?$/)
  })

  it('shows a broken one as broken', async () => {
    const host = memoryHost()
    host.kept.stamp.set('bad', '{"format": 1')
    host.kept.stamp.set('scenario', '{"format": "castellan", "version": 1}')
    const listed = {
      ...host,
      listKept: async () => [...(await host.listKept('stamp')), { id: 'unreadable' }],
    }
    const stamps = await ownStamps(listed)
    expect(stamps.map((stamp) => ['problem' in stamp, stamp.name.fr])).toEqual([
      [true, 'bad'],
      [true, 'scenario'],
      [true, 'unreadable'],
    ])
  })

  it('takes a file in under its own name, and hands it out again as it was', async () => {
    const host = memoryHost()
    const handed: Uint8Array[] = []
    const exporting = {
      saveExports: async (files: readonly { readonly bytes: Uint8Array }[]) => {
        handed.push(...files.map(({ bytes }) => bytes))
        return { kind: 'downloaded' } as const
      },
    }
    await exportStamp(exporting, turret, 'Tourelle')
    const text = new TextDecoder().decode(handed[0])
    const taken = await importStamp(host, file('Ma tour.castellan-stamp', text), [])
    expect(taken).toEqual({ id: 'stamp-ma-tour' })
    const [own] = await ownStamps(host)
    expect([own?.name.fr, clipOf(own)?.hexsides]).toEqual(['Tourelle', turret.hexsides])
  })

  it('says of which file what is wrong, and keeps nothing', async () => {
    const host = memoryHost()
    const outcome = await importStamp(host, file('x.castellan-stamp', '{}'), [])
    expect('problem' in outcome && outcome.problem.en).toMatch(/^File “x\.castellan-stamp”: /)
    const huge = { ...file('y', ''), size: 1e9 }
    expect(await importStamp(host, huge, [])).toHaveProperty('problem')
    expect(host.kept.stamp.size).toBe(0)
  })
})
