import type { Evidence } from './evidence'

/** Whether both are below the same headings of one manual. */
export const isSameSection = ({ hit: { passage } }: Evidence, { hit: { passage: other } }: Evidence): boolean =>
  passage.manualId === other.manualId && passage.headings.join('\n') === other.headings.join('\n')
