import { useQuery } from '@tanstack/react-query'
import { Phone } from 'lucide-react'
import { machineInstanceQueries } from '@/entities/machine-instance'
import { organizationQueries } from '@/entities/organization'
import { useText } from '@/shared/lib/i18n'
import { LinkButton } from '@/shared/ui/link-button'
import { conversationText } from '../text'

/**
 * Whom to call where no dealership can be asked from here: the one that serves the machine, with its phone number.
 *
 * @param instanceId the physical machine; where only a model was chosen, nobody is known to serve it
 */
export function DealerContact({ instanceId }: { instanceId: string | undefined }) {
  const t = useText(conversationText)
  const instance = useQuery({ ...machineInstanceQueries.detail(instanceId ?? ''), enabled: instanceId !== undefined })
  const dealer = instance.data?.dealership
  const { data } = useQuery({ ...organizationQueries.detail(dealer?.id ?? ''), enabled: Boolean(dealer) })
  const phone = data?.phone_number
  if (!dealer) return <p>{t('askDealerHelp')}</p>
  return (
    <div className="grid justify-items-start gap-3">
      <p>{t('dealerHelp', { dealer: dealer.name })}</p>
      {phone && (
        <LinkButton href={`tel:${phone.replace(/[^+\d]/g, '')}`} className="figures max-sm:w-full">
          <Phone aria-hidden />
          {t('callDealer', { phone })}
        </LinkButton>
      )}
    </div>
  )
}
