/** The designer's notes and the credits. */
import { localized } from '#shared/i18n/localized'
import { type Block } from '../blocks/blocks'
import { authorBlocks } from './markupBlocks'
import { type BookletSection, type BookletSubject, said } from './subject'

const TEXT = {
  notes: localized('Notes de conception', 'Designer’s notes'),
  credits: localized('Crédits', 'Credits'),
}

/** Undefined without either; credits alone are a section of their own. */
export function notesSection(subject: BookletSubject): BookletSection | undefined {
  const { texts } = subject.scenario
  const notes = authorBlocks(texts.notes, subject.language)
  const credits = authorBlocks(texts.credits, subject.language)
  if (notes.length === 0 && credits.length === 0) return undefined
  if (notes.length === 0) return { title: TEXT.credits, parts: [{ across: 'columns', blocks: credits }] }
  const heading: Block[] =
    credits.length > 0 ? [{ kind: 'heading', level: 2, text: said(subject, TEXT.credits) }] : []
  return { title: TEXT.notes, parts: [{ across: 'columns', blocks: [...notes, ...heading, ...credits] }] }
}
