import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { useText } from '@/shared/lib/i18n'
import { Dialog } from '@/shared/ui/dialog'
import { IconButton } from '@/shared/ui/icon-button'
import type { Picture } from '../picture'
import { pictureText } from '../text'

type PictureViewerProps = {
  label: string
  pictures: readonly Picture[]
  /** The index of the one that is opened. */
  first: number
  onClose: () => void
}

const steps: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/** A picture in full, with the way to the others of the same thing. */
export function PictureViewer({ label, pictures, first, onClose }: PictureViewerProps) {
  const t = useText(pictureText)
  const [index, setIndex] = useState(first)
  const [failedId, setFailedId] = useState<string>()
  const picture = pictures[index]
  if (!picture) return null
  const count = pictures.length
  const go = (step: number) => setIndex(Math.min(count - 1, Math.max(0, index + step)))
  const onKeyDown = ({ key }: KeyboardEvent) => go(steps[key] ?? 0)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={label}
      size="lg"
      actions={
        count > 1 && (
          <div className="flex items-center justify-between gap-3 sm:justify-end">
            <IconButton
              label={t('previous')}
              icon={<ChevronLeft aria-hidden />}
              variant="secondary"
              aria-disabled={index === 0}
              onClick={() => go(-1)}
              onKeyDown={onKeyDown}
            />
            <span className="figures text-ink-muted">
              {index + 1} / {count}
            </span>
            <IconButton
              label={t('next')}
              icon={<ChevronRight aria-hidden />}
              variant="secondary"
              aria-disabled={index === count - 1}
              onClick={() => go(1)}
              onKeyDown={onKeyDown}
            />
          </div>
        )
      }
    >
      {failedId === picture.id ? (
        <p role="alert">{t('failed')}</p>
      ) : (
        <img
          key={picture.id}
          src={picture.url}
          alt={count > 1 ? t('pictureNOf', { label, n: index + 1, count }) : label}
          width={picture.width}
          height={picture.height}
          onError={() => setFailedId(picture.id)}
          className="mx-auto h-auto max-h-[70dvh] w-auto max-w-full rounded-sm bg-sunken object-contain"
        />
      )}
    </Dialog>
  )
}
