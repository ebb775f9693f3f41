/** The scenario of the page: read, judged by its rules, and as a scene to draw. */
import { namedIn } from '#shared/document/namedIn'
import { type Scenario } from '#shared/document/types'
import { openScenario } from '#shared/format/openScenario'
import { type Layout } from '#shared/hex/layout'
import { ELEMENTS, type PageData } from '#shared/interchange/page/pageData'
import { mapFrame } from '#shared/painter/frame'
import { type Rect } from '#shared/painter/ops'
import { type Scene } from '#shared/painter/scene'
import { sceneOf } from '#shared/painter/sceneOf'
import { type Analysis } from '#shared/rules/contract/analysis'
import { analysisOf } from '#shared/rules/registry/parts'
import { rulesetOf } from '#shared/rules/registry/rulesetOf'
import { type Ruleset } from '#shared/rules/contract/ruleset'
import { byId } from './element'
import { language } from './language'

export interface Shown {
  /** Its names in the language of the moment, as the scene’s: kept by nobody. */
  readonly scenario: Scenario
  /** The bytes inside the page, as they are saved. */
  readonly text: string
  readonly ruleset: Ruleset
  readonly analysis: Analysis | undefined
  readonly scene: Scene
  readonly layout: Layout
  /** The frame of the map that is shown, mm. */
  readonly frame: Rect
  readonly data: PageData
}

/** Rejects when the page is damaged. */
export async function openPage(): Promise<Shown> {
  const data = JSON.parse(byId(ELEMENTS.data).textContent) as PageData
  // Written as text that closes no script (shared/interchange/page): JSON gives it back as it was.
  const text = JSON.parse(byId(ELEMENTS.scenario).textContent) as string
  const opened = await openScenario(text, data.fileName)
  if (!opened.ok) throw new Error(opened.error.message.en)
  const ruleset = rulesetOf(opened.value)
  const scenes = new Map<Scenario, Scene>()
  const scenario = (): Scenario => namedIn(opened.value, language())
  const scene = (): Scene => {
    const named = scenario()
    const known = scenes.get(named)
    if (known) return known
    const drawn = sceneOf(named, ruleset, { onPaper: true })
    const faces = language() === data.language ? data.faces : (data.otherFaces ?? data.faces)
    const made = faces ? { ...drawn, counters: faces } : drawn
    scenes.set(named, made)
    return made
  }
  const { layout } = scene()
  return {
    get scenario() {
      return scenario()
    },
    get scene() {
      return scene()
    },
    text,
    ruleset,
    analysis: analysisOf(opened.value.ruleset),
    layout,
    frame: mapFrame(layout),
    data,
  }
}
