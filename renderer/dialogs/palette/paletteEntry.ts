/** An entry of the command palette, for those that make entries and for the list that shows them. */
export interface PaletteEntry {
  readonly id: string
  readonly label: string
  /** The other place where it stands: a menu, the tools, the findings. Sought in as well. */
  readonly group: string
  /** Other words for it, sought as the group is. */
  readonly also?: string
  /** As actions name them: `Mod+Z`. */
  readonly shortcut?: string
  readonly enabled: boolean
  /** Says of a choice whether it is the one in force. */
  readonly checked?: boolean
  /** Means something else next time: not remembered as used. */
  readonly passing?: true
  readonly run: () => void
}
