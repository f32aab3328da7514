import { Reply } from 'lucide-react'
import type { MachineMessage } from '@/entities/operator-machine'
import { PictureStrip } from '@/entities/picture'
import { cx } from '@/shared/lib/class-names'
import { useDateTime } from '@/shared/lib/date-time'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { operatorMachinesText } from './text'

type ThreadMessageProps = {
  message: MachineMessage
  /** The question that it answers. */
  answered: MachineMessage | undefined
  /** Chooses it as the question that the next message answers; only staff do. */
  onAnswer: ((questionId: string) => void) | undefined
}

export function ThreadMessage({ message, answered, onAnswer }: ThreadMessageProps) {
  const { id, body, about, in_conversation, pictures, author, is_own, created_at } = message
  const t = useText(operatorMachinesText)
  const written = useDateTime()
  const who = is_own ? t('you') : [author.name, author.organization].filter(Boolean).join(', ')
  return (
    <li className={cx('grid max-w-[85%] gap-1', is_own && 'ml-auto')}>
      <p className="text-sm text-ink-muted">
        {who} · <time dateTime={created_at}>{written(created_at)}</time>
      </p>
      {answered && <p className="line-clamp-2 text-sm text-ink-muted">{t('answerTo', { question: answered.body })}</p>}
      {body && (
        <p
          className={cx(
            'rounded-md border border-line px-3 py-2 whitespace-pre-line wrap-anywhere',
            is_own ? 'bg-neutral-surface' : 'bg-surface',
          )}
        >
          {body}
        </p>
      )}
      <PictureStrip label={is_own ? t('yourPhotographs') : t('photographsBy', { who })} pictures={pictures} />
      {about && <AboutQuestion about={about} />}
      {in_conversation && onAnswer && (
        <div>
          <Button size="sm" variant="quiet" icon={<Reply aria-hidden />} onClick={() => onAnswer(id)} className="-ml-3">
            {t('answerThis')}
          </Button>
        </div>
      )}
    </li>
  )
}

/** The machine that a question is about, and the answer from the manuals. */
function AboutQuestion({ about: { serial_number, answer } }: { about: NonNullable<MachineMessage['about']> }) {
  const t = useText(operatorMachinesText)
  return (
    <div className="grid gap-1 text-sm text-ink-muted">
      {serial_number && <p>{t('serialNumber', { serial: serial_number })}</p>}
      {answer && (
        <details>
          <summary className="flex min-h-control cursor-pointer items-center text-link hover:underline">
            {t('answerFromManuals')}
          </summary>
          <blockquote className="border-l-2 border-line pl-3 whitespace-pre-line wrap-anywhere">{answer}</blockquote>
        </details>
      )}
    </div>
  )
}
