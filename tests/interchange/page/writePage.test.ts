import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type Eyes } from '#shared/document/eyes'
import { type Scenario } from '#shared/document/types'
import { openScenario } from '#shared/format/openScenario'
import { writePage } from '#shared/interchange/page/writePage'
import { rulesetOf } from '#shared/rules/registry/rulesetOf'
import { createNodePlatform } from '../../../main/export/nodePlatform'
import { fantasyBoard } from '../../support/fantasyBoard'
import { testBoard } from '../../support/board'

const VIEWER = {
  script: 'const a = "</script><!-- ";\nconsole.log(a)',
  style: 'body{margin:0}',
  licences: 'MIT <all>',
}

async function page(scenario: Scenario, eyes: Eyes = 'players') {
  const platform = { ...(await createNodePlatform(scenario)), pageViewer: () => Promise.resolve(VIEWER) }
  const subject = { scenario, ruleset: rulesetOf(scenario) }
  const { files, warnings } = await writePage(
    subject,
    { language: 'fr', baseName: 'jeu', eyes },
    platform,
    {},
  )
  const [file] = files
  if (!file) throw new Error('no file')
  return { name: file.name, type: file.type, html: new TextDecoder().decode(file.bytes), warnings }
}

/** The text of the only element with these attributes, as a browser reads it. */
function inside(html: string, tag: string, attributes: string): string {
  const parts = html.split(`<${tag}${attributes}>`)
  if (parts.length !== 2) throw new Error(`${parts.length - 1} elements ${tag}${attributes}`)
  return (parts[1] as string).split(`</${tag}>`)[0] as string
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Everything in a page as text: its data and its base64 decoded too. */
function decoded(html: string): string {
  const blobs = [...html.matchAll(/base64,([A-Za-z0-9+/=]+)/g)].map(([, data]) =>
    Buffer.from(data as string, 'base64').toString('latin1'),
  )
  const data = inside(html, 'script', ' type="application/json" id="scenario"')
  return [html, JSON.parse(data) as string, ...blobs].join('\n')
}

describe('a page to share', () => {
  it('names its one script and its one style in a policy that allows nothing else', async () => {
    const { html, name, type, warnings } = await page(testBoard())
    expect([name, type, warnings]).toEqual(['jeu.html', 'text/html', []])
    const policy = /content="(default-src [^"]*)"/.exec(html)?.[1]
    expect(policy?.split('; ')).toEqual([
      "default-src 'none'",
      `script-src ${hashOf(inside(html, 'script', ' type="module"'))}`,
      `style-src ${hashOf(inside(html, 'style', ''))}`,
      'img-src data: blob:',
      'font-src data:',
      "base-uri 'none'",
      "form-action 'none'",
    ])
    expect(html).not.toMatch(/ style="| on[a-z]+="|https?:\/\/(?!www\.w3\.org|[^"<]*licen)[^"<]*" (src|href)/)
    expect(html.match(/ (src|href)="(?!data:|#)/g)).toBeNull()
    expect(inside(html, 'script', ' type="module"')).toContain('<\\/script><\\!-- ')
  })

  it('holds the scenario, which opens as it was', async () => {
    const text = readFileSync('assets/gallery/the-sortie.castellan', 'utf8')
    const opened = await openScenario(text, 'x')
    if (!opened.ok) throw new Error('the gallery does not open')
    const { html } = await page(opened.value)
    expect(JSON.parse(inside(html, 'script', ' type="application/json" id="scenario"'))).toBe(text)
    expect(html.length).toBeLessThan(5e6)
  })

  it('says everything in both languages, with the tables and what is proven', async () => {
    const opened = await openScenario(readFileSync('assets/gallery/the-sortie.castellan', 'utf8'), 'x')
    if (!opened.ok) throw new Error('the gallery does not open')
    const { html } = await page(opened.value)
    for (const words of [
      'Forces en présence',
      'Aide de jeu',
      'Ce qui est prouvé',
      'tout tient dans ses zones',
      'Players’ aid',
      'What is proven',
      'all fit its zones',
    ])
      expect(html).toContain(words)
    expect(html.match(/data-in="fr"/g)?.length).toBe(html.match(/data-in="en"/g)?.length)
    // Each picture once, and none that is missing.
    const ids = new Set([...html.matchAll(/<image id="([^"]+)"/g)].map(([, id]) => id))
    const used = new Set([...html.matchAll(/<use href="#([^"]+)"/g)].map(([, id]) => id))
    expect(ids.size).toBeGreaterThan(20)
    expect(used).toEqual(ids)
  })

  const hiding = fantasyBoard({
    counters: {
      orc: { at: 'A1', side: 'red', name: 'Gorbag' },
      'secret-one': { at: 'C3', side: 'blue', name: 'Morgane', hidden: true },
    },
    markers: { 'E5 E6': { kind: 'pit', hidden: true } },
  })

  it('has no trace of what is hidden from its readers, but the marker that lies on it', async () => {
    const { html, warnings } = await page(hiding)
    const all = decoded(html)
    expect(['Morgane', 'secret-one', '"pit"'].filter((word) => all.includes(word))).toEqual([])
    expect(all).toContain('Gorbag')
    expect(html).toContain('jeu-joueurs.castellan')
    expect(html).toContain('"id":"covered 1"')
    expect(warnings.map(({ en }) => en)).toEqual([expect.stringContaining('left out')])
  })

  it('has all of it in the umpire’s copy, which says so', async () => {
    const { html, warnings } = await page(hiding, 'author')
    const all = decoded(html)
    expect(['Morgane', 'secret-one', '"pit"'].filter((word) => !all.includes(word))).toEqual([])
    expect(html).toContain('Exemplaire de l’arbitre')
    expect(html).toContain('jeu-arbitre.castellan')
    expect(warnings).toEqual([])
  })

  it('is the same bytes twice', async () => {
    expect(hashOf((await page(hiding)).html)).toBe(hashOf((await page(hiding)).html))
  })

  it('reads words of the author as words', async () => {
    const board = testBoard()
    const hostile = '</script><script>alert(1)</script><img src=x onerror=alert(1)>'
    const info = { ...board.info, title: hostile, authors: [hostile] }
    const texts = { background: { en: hostile } }
    const { html } = await page({ ...board, info, texts })
    expect(html.split('<script').length).toBe(4)
    expect(html).not.toContain('<img src=x')
  })
})
