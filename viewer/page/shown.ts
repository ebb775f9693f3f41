/** The scenario of the page: read, judged by its rules, and as a scene to draw. */
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

export interface Shown {
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
  const scenario = opened.value
  const ruleset = rulesetOf(scenario)
  const scene = sceneOf(scenario, ruleset, { onPaper: true })
  return {
    scenario,
    text,
    ruleset,
    analysis: analysisOf(scenario.ruleset),
    scene: data.faces ? { ...scene, counters: data.faces } : scene,
    layout: scene.layout,
    frame: mapFrame(scene.layout),
    data,
  }
}
