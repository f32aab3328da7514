import { DealershipLine } from '@/entities/portal-link'
import { useText } from '@/shared/lib/i18n'
import type { HoursPortal } from '../model/entry'
import { enterHoursText } from '../text'

type DealerOfLinkProps = { portal: Pick<HoursPortal, 'dealership' | 'dealership_phone' | 'dealership_logo'> }

/** Who serves the machine; nothing where nobody does. */
export function DealerOfLink({ portal }: DealerOfLinkProps) {
  const t = useText(enterHoursText)
  const { dealership: name, dealership_phone: phone = null, dealership_logo: logo = null } = portal
  return name !== null && <DealershipLine name={name} phone={phone} logo={logo} role={t('servedBy')} />
}
