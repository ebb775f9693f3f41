/** Delays work until the picture that is being drawn is on screen. */

/** Calls back as the next frame but one begins: what has been drawn until now is on screen then. */
export function oncePainted(then: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(then))
}

/** As `oncePainted`, but behind that frame: for what takes its time. */
export function behindPicture(then: () => void): void {
  oncePainted(() => setTimeout(then))
}
