import type { ReactNode } from 'react'

/** Square where its name has no room. */
export const toolClass = '@max-7xl:min-w-(--target) @max-7xl:px-2.5'

/** The name of a tool above a list, where there is room beside its icon. The button has it as its label. */
export const ToolName = ({ children }: { children: ReactNode }) => (
  <span className="hidden @7xl:inline">{children}</span>
)
