import { Building2, MailQuestionMark } from 'lucide-react'
import { useState } from 'react'
import { CreateOperatorDialog } from '@/features/edit-organization'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { AskOperatorDialog } from './links/ask-operator-dialog'
import { addressesText } from './text'

/** The two ways in which a dealership comes to serve an operator. */
export function OperatorButtons() {
  const t = useText(addressesText)
  const [asked, setAsked] = useState<'ask' | 'create'>()
  const stop = () => setAsked(undefined)
  return (
    <div className="flex flex-wrap gap-2 max-sm:*:grow">
      <Button icon={<MailQuestionMark aria-hidden />} onClick={() => setAsked('ask')}>
        {t('askOperator')}
      </Button>
      <Button icon={<Building2 aria-hidden />} onClick={() => setAsked('create')}>
        {t('createOperator')}
      </Button>
      {asked === 'ask' && <AskOperatorDialog onClose={stop} />}
      {asked === 'create' && <CreateOperatorDialog onClose={stop} />}
    </div>
  )
}
