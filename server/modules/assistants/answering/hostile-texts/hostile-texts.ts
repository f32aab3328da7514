import type { HostileText } from './hostile-text'
import { addresses } from './rows/addresses'
import { calls } from './rows/calls'
import { claims } from './rows/claims'
import { markup } from './rows/markup'
import { orders } from './rows/orders'
import { sources } from './rows/sources'

/** Attacks on the assistants, each tried on both engines. */
export const hostileTexts: readonly HostileText[] = [
  ...addresses,
  ...markup,
  ...orders,
  ...claims,
  ...sources,
  ...calls,
]
