/** An army as a spreadsheet gives it to the clipboard, headed in French. */
import { type Page } from '@playwright/test'

/** Twelve types as LibreOffice puts them on the clipboard: tabs, quotes round a line break, decimal commas, a break at the end. */
export const ARMY = [
  ['Nom', 'Sigle', 'Catégorie', 'Monté', 'Armure', 'Attaque', 'Défense', 'Mouvement', 'Remarques'],
  ['Comte Raymond', 'TCO', 'chef', 'VRAI', 'lourde', '', '', '', 'à cheval'],
  ['Chevalier toulousain', 'TCH', 'cavalier', 'oui', 'lourde', '', '', '', ''],
  ['Sergent', 'TSE', 'fantassin', 'non', 'légère', '8', '7', '7', ''],
  ['"Sergent\nde Foix"', 'TSF', 'fantassin', 'non', 'légère', '8', 'sept', '7', ''],
  ['Archer', 'Tsb', 'archer', '', 'aucune', '4,0', '5', '8', ''],
  ['Arbalétrier', 'Tcb', 'arbaletrier', '', 'légère', '5', '6', '7', ''],
  ['Lancier', 'TLA', 'lancier', '', 'légère', '8', '7', '7', ''],
  ['Moine', 'TMO', 'moine', '', 'aucune', '1', '4', '8', ''],
  ['Paysan', 'TPA', 'paysan', '', 'aucune', '3', '4', '8', ''],
  ['Hachier', 'THA', 'fantassin', '', 'légère', '11', '6', '7', ''],
  ['Écuyer', 'TEC', 'fantassin', '', 'lourde', '10', '9', '6', ''],
  ['Routier', 'TRO', 'fantassin', '', 'légère', '7', '6', '7', ''],
]
export const TSV = `${ARMY.map((line) => line.join('\t')).join('\n')}\n`

/** Pastes text where the focus is. */
export const paste = (page: Page, text: string): Promise<void> =>
  page.evaluate((content) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', content)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(event)
  }, text)
