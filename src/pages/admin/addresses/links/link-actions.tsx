import { useState } from 'react'
import type { Link, LinkAction } from '@/entities/organization'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { addressesText } from '../text'
import { AnswerDialog } from './answer-dialog'
import { answersTo } from './link-answers'

type LinkActionsProps = {
  link: Link
  /** What the other side goes by. */
  name: string
}

/** The answers that the reader can give to a link, each asked back once. */
export function LinkActions({ link, name }: LinkActionsProps) {
  const t = useText(addressesText)
  const [asked, setAsked] = useState<LinkAction>()
  return (
    <>
      {answersTo(link).map((action) => (
        <Button
          key={action}
          variant={action === 'accept' ? 'primary' : 'secondary'}
          aria-label={t(`${action}Named`, { name })}
          onClick={() => setAsked(action)}
        >
          {t(action)}
        </Button>
      ))}
      {asked && <AnswerDialog link={link} name={name} action={asked} onClose={() => setAsked(undefined)} />}
    </>
  )
}
