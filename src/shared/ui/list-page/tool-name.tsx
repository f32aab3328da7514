import type { ReactNode } from 'react'

/** The name of a tool above a list, where there is room beside its icon. The button has it as its label. */
export const ToolName = ({ children }: { children: ReactNode }) => (
  <span className="hidden @7xl:inline">{children}</span>
)
