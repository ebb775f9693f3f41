/** Serious faults of a part of a page for assistive techniques, for all specs that look for them. */
import AxeBuilder from '@axe-core/playwright'
import { type Page } from '@playwright/test'

/** The rules whose answer depends on where things lie, and not only on what there is. */
export const LAYOUT_RULES = ['color-contrast', 'scrollable-region-focusable'] as const

interface Axe {
  run(part: string, options: object): Promise<{ violations: readonly Violation[] }>
}
interface Violation {
  readonly id: string
  readonly impact: string
  readonly nodes: readonly { readonly html: string }[]
}

/** Brings axe into the page: asked there directly, it need not come again for every look. */
export async function bringAxe(page: Page): Promise<void> {
  await new AxeBuilder({ page }).withRules('document-title').analyze()
}

/** One line each: the rule and the element. `rules`: those that are asked, all when none are named. */
export async function seriousFaults(
  page: Page,
  part: string,
  rules?: readonly string[],
): Promise<readonly string[]> {
  const violations = await page.evaluate(
    async ([selector, asked]) => {
      const { axe } = window as unknown as { axe: Axe }
      const only = asked && { runOnly: { type: 'rule', values: asked } }
      return (await axe.run(selector, { resultTypes: ['violations'], ...only })).violations
    },
    [part, rules] as const,
  )
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}
