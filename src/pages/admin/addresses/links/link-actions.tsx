import { useState } from 'react'
import { type Link, type LinkAction, organizationMutations } from '@/entities/organization'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { ConfirmMutation } from '@/shared/ui/confirm-dialog'
import { addressesText } from '../text'
import { answersTo } from './link-answers'

const done = {
  accept: 'accepted',
  decline: 'declined',
  withdraw: 'withdrawn',
  end: 'ended',
  stopServing: 'stoppedServing',
} as const

type LinkActionsProps = {
  link: Link
  /** What the other side goes by. */
  name: string
  /** Whether the reader is of the dealership. */
  ofDealership: boolean
}

/** The answers that the reader can give to a link, each after a confirmation. */
export function LinkActions({ link, name, ofDealership }: LinkActionsProps) {
  const t = useText(addressesText)
  const [asked, setAsked] = useState<LinkAction>()
  const words = (action: LinkAction) => (action === 'end' && ofDealership ? 'stopServing' : action)
  return (
    <>
      {answersTo(link).map((action) => (
        <Button
          key={action}
          variant={action === 'accept' ? 'primary' : 'secondary'}
          aria-label={t(`${words(action)}Named`, { name })}
          onClick={() => setAsked(action)}
        >
          {t(words(action))}
        </Button>
      ))}
      {asked && (
        <ConfirmMutation
          title={t(`${words(asked)}Title`, { name })}
          description={t(`${asked}Warning`)}
          confirm={t(words(asked))}
          mutation={organizationMutations.answerLink(link.id, asked)}
          done={t(done[words(asked)], { name })}
          onClose={() => setAsked(undefined)}
          variant={asked === 'accept' ? 'primary' : 'danger'}
        />
      )}
    </>
  )
}
