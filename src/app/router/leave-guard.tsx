import { useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useHoldsUnsent } from '@/shared/lib/leave-warning'
import { losesTyped } from './leave-rule'

const loadDialog = () => import('@/shared/ui/discard-dialog').then(({ DiscardDialog }) => ({ default: DiscardDialog }))
const DiscardDialog = lazy(loadDialog)

/** Asks before a move inside the app loses what was typed. Of several moves the last one is asked about. */
export function LeaveGuard() {
  const { history } = useRouter()
  const holds = useHoldsUnsent()
  const [asked, setAsked] = useState<{ answer: (stays: boolean) => void }>()

  useEffect(() => {
    if (!holds) return
    // Early, because the question may come when there is no connection to load it by.
    loadDialog().catch(() => undefined)
    return history.block({
      enableBeforeUnload: false,
      blockerFn: (move) => losesTyped(move) && new Promise<boolean>((resolve) => setAsked({ answer: resolve })),
    })
  }, [history, holds])

  if (!asked) return null
  const answer = (stays: boolean) => {
    setAsked(undefined)
    asked.answer(stays)
  }
  return (
    <Suspense fallback={null}>
      <DiscardDialog onDiscard={() => answer(false)} onStay={() => answer(true)} />
    </Suspense>
  )
}
