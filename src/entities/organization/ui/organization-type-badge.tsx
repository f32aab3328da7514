import { useText } from '@/shared/lib/i18n'
import { Badge } from '@/shared/ui/badge'
import type { OrganizationType } from '../organization'
import { organizationText } from '../text'

const tones = { DEALERSHIP: 'info', OPERATOR: 'neutral' } as const

/** Whether it "sells and serves machines" or "owns and runs them" (behaviour, section 1). */
export function OrganizationTypeBadge({ type }: { type: OrganizationType }) {
  const t = useText(organizationText)
  return <Badge tone={tones[type]}>{t(type)}</Badge>
}
