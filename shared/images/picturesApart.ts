/**
 * Large pictures beside the text that embeds them: what is kept again and again (recovery) need not repeat them each time.
 */

/** A picture whose base64 a text leaves out. */
export interface PictureApart {
  readonly hash: string
  /** Place of its base64 in the text, UTF-16 units; the text has nothing there. */
  readonly at: number
  /** Absent when the receiver already holds it. */
  readonly base64?: string
}

/** The whole text again; the pictures in the order of their places. */
export function putTogether(
  text: string,
  pictures: readonly (Pick<PictureApart, 'at'> & { readonly base64: string })[],
): string {
  const parts: string[] = []
  let from = 0
  for (const { at, base64 } of pictures) {
    parts.push(text.slice(from, at), base64)
    from = at
  }
  return [...parts, text.slice(from)].join('')
}
