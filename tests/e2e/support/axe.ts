/** Serious faults of a part of a page for assistive techniques, for all specs that look for them. */
import AxeBuilder from '@axe-core/playwright'
import { type Page } from '@playwright/test'

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

/** One line each: the rule and the element. */
export async function seriousFaults(page: Page, part: string): Promise<readonly string[]> {
  const violations = await page.evaluate(async (selector) => {
    const { axe } = window as unknown as { axe: Axe }
    return (await axe.run(selector, { resultTypes: ['violations'] })).violations
  }, part)
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}
