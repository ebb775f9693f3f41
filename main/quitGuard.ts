/** Quits the program: asks windows one after another and waits for pending writes. A window opened meanwhile stops it. */

interface QuitParts {
  /** False when one of them stays. */
  closeAll(): Promise<boolean>
  /** Resolves when pending writes are on disk and handed-over files have their windows. */
  settled(): Promise<void>
  anyOpen(): boolean
  quit(): void
}

/** Answers whether the program may end now; if not, it sees to that and quits once more, unless a window stays. */
export function createQuitGuard({ closeAll, settled, anyOpen, quit }: QuitParts): () => boolean {
  let asking = false
  let ready = false

  async function prepare(): Promise<void> {
    if (!(await closeAll())) return
    await settled()
    // Somebody has opened a file meanwhile, and not to see it vanish.
    if (anyOpen()) return
    ready = true
    quit()
  }

  return () => {
    if (ready || asking) return ready
    asking = true
    void prepare().finally(() => {
      asking = false
    })
    return false
  }
}
