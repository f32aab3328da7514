import { CircleCheck, Info, OctagonAlert, X } from 'lucide-react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { cx } from '@/shared/lib/class-names'
import { useText } from '@/shared/lib/i18n'
import { IconButton } from '../icon-button'
import { uiText } from '../text'
import { type Toast, toast, toastStore } from './toast'
import { useFreePlace } from './use-free-place'

const appearances = {
  info: { ink: 'text-info-ink', Icon: Info },
  success: { ink: 'text-success-ink', Icon: CircleCheck },
  error: { ink: 'text-danger-ink', Icon: OctagonAlert },
}

/**
 * Where toasts appear and are read out, on nothing that is used. Mount once, outside of everything that comes and goes.
 * On a phone they are above the dialog, which leaves them room there; while one is open, only the newest is shown.
 */
export function Toaster() {
  const t = useText(uiText)
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.get)
  const place = useRef<HTMLElement>(null)
  useFreePlace(place, toasts)
  return (
    <section
      ref={place}
      aria-label={t('notifications')}
      data-toaster=""
      className="pointer-events-none fixed right-0 bottom-0 z-50 w-full max-sm:top-0 max-sm:bottom-auto sm:w-100 print:hidden"
    >
      <ul
        aria-live="polite"
        className="flex flex-col gap-2 p-4 pb-[max(1rem,env(safe-area-inset-bottom))] empty:p-0 max-sm:p-2 max-sm:in-[:has([role=dialog])]:*:not-last:sr-only"
      >
        {toasts.map((shown) => (
          <ToastCard key={`${shown.id}-${shown.tone}-${shown.text}`} {...shown} />
        ))}
      </ul>
    </section>
  )
}

function ToastCard({ id, tone, text, durationMs, action }: Toast) {
  const t = useText(uiText)
  const [isPointedAt, setIsPointedAt] = useState(false)
  const [hasFocus, setHasFocus] = useState(false)
  const isPaused = isPointedAt || hasFocus || durationMs === Number.POSITIVE_INFINITY
  const { ink, Icon } = appearances[tone]

  useEffect(() => {
    if (isPaused) return
    const timer = setTimeout(() => toast.dismiss(id), durationMs)
    return () => clearTimeout(timer)
  }, [isPaused, durationMs, id])

  return (
    <li
      onPointerEnter={() => setIsPointedAt(true)}
      onPointerLeave={() => setIsPointedAt(false)}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
      className="pointer-events-auto flex animate-rise-in items-start gap-3 rounded-md border border-line bg-raised py-2 pr-2 pl-4 shadow-float"
    >
      <Icon aria-hidden className={cx('mt-2.5 size-5 shrink-0', ink)} />
      <p role={tone === 'error' ? 'alert' : undefined} className="min-w-0 grow py-2 wrap-anywhere">
        {text}
        {action && <> {action}</>}
      </p>
      <IconButton
        size="sm"
        label={t('dismiss')}
        icon={<X aria-hidden />}
        onClick={() => toast.dismiss(id)}
        className="mt-1"
      />
    </li>
  )
}
