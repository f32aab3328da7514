import { Link2 } from 'lucide-react'
import { useState } from 'react'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import type { SelectOption } from '@/shared/ui/select-field'
import { instanceListText } from '../text'
import { PortalLinksDrawer } from './portal-links-drawer'

type PortalLinksButtonProps = {
  /** Whose machines are listed; undefined where a dealership has not chosen an operator. */
  organizationId: string | undefined
  operators: readonly SelectOption[] | undefined
}

/** Leads to the links that open something of these machines without an account. */
export function PortalLinksButton(whose: PortalLinksButtonProps) {
  const t = useText(instanceListText)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button icon={<Link2 aria-hidden />} onClick={() => setIsOpen(true)}>
        {t('portalLinks')}
      </Button>
      {isOpen && <PortalLinksDrawer {...whose} onClose={() => setIsOpen(false)} />}
    </>
  )
}
