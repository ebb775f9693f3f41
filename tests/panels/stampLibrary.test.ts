/** The user's stamps as the library lists them: kept, renamed, taken from files; a broken one is shown as broken. */
import { describe, expect, it } from 'vitest'
import { fits } from '#shared/rules/fits'
import { magnaCarta } from '#shared/rules/magna-carta/index'
import {
  exportStamp,
  freshStampId,
  importStamp,
  keepClip,
  type LibraryStamp,
  ownStamps,
  removeStamp,
  starterStamps,
} from '../../renderer/panels/stamps/library'
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
    const id = freshStampId('Tour de l’Évêque', [])
    expect(id).toBe('stamp-tour-de-l-eveque')
    expect(await keepClip(host, turret, { name: 'Tour de l’Évêque', id })).toBeUndefined()
    const [kept] = await ownStamps(host)
    expect(kept).toMatchObject({ id, own: true, category: 'own', name: { fr: 'Tour de l’Évêque' } })
    expect(clipOf(kept)?.hexes).toEqual(turret.hexes)
    await keepClip(host, turret, { name: 'Autre', id })
    expect((await ownStamps(host)).map(({ name }) => name)).toEqual([{ fr: 'Autre', en: 'Autre' }])
    await removeStamp(host, id)
    expect(await ownStamps(host)).toEqual([])
  })

  it('never gives an id twice, whatever the name', () => {
    expect(freshStampId('A', ['stamp-a', 'STAMP-A-2'])).toBe('stamp-a-3')
    for (const name of ['', '!!!', 'con', '塔', 'x'.repeat(500)])
      expect(freshStampId(name, [])).toMatch(/^stamp(-[a-z0-9-]{1,48})?$/)
  })

  it('shows a broken one as broken', async () => {
    const host = memoryHost()
    host.stamps.set('bad', '{"format": 1')
    host.stamps.set('scenario', '{"format": "castellan", "version": 1}')
    const listed = { ...host, listStamps: async () => [...(await host.listStamps()), { id: 'unreadable' }] }
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
    expect(host.stamps.size).toBe(0)
  })
})
