/** Where the palette can lead; the app knows the ways. */
export type PaletteGoals = {
  /** The screens that the reader can open, those of their menu first. */
  screens: readonly { to: string; label: string }[]
  /** The organization whose machines are searched; undefined for a super user, who has none. */
  organizationId: string | undefined
  onGo: (to: string) => void
  onMachine: (machineId: string) => void
  onInstance: (instanceId: string) => void
  /** To the assistant, about one machine or about the chosen one. */
  onAsk: (machineId?: string) => void
  onLogout: () => void
}
