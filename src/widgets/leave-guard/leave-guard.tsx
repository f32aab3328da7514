import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { later } from '@/shared/lib/later'
import { useHasUnsent } from '@/shared/lib/leave-warning'
import { losesTyped } from './leave-rule'

type Question = { open: boolean; onDiscard: () => void; onStay: () => void }
const DiscardDialog = later<Question>(() => import('@/shared/ui/discard-dialog').then((file) => file.DiscardDialog))

/**
 * Asks before a navigation inside the app loses unsaved input. Of several navigations the last one is asked about.
 *
 * Mounted on the pages behind the login, not at the root: the code of the first screen is limited in size, and from the
 * pages without login no link leads away from anything but the sign-in.
 */
export function LeaveGuard() {
  const { history } = useRouter()
  const hasUnsentInput = useHasUnsent()
  const [asked, setAsked] = useState<{ answer: (stays: boolean) => void }>()

  useEffect(() => {
    if (!hasUnsentInput) return
    return history.block({
      enableBeforeUnload: false,
      blockerFn: (move) => losesTyped(move) && new Promise<boolean>((resolve) => setAsked({ answer: resolve })),
    })
  }, [history, hasUnsentInput])

  const answer = (stays: boolean) => {
    setAsked(undefined)
    asked?.answer(stays)
  }
  return <DiscardDialog open={asked !== undefined} onDiscard={() => answer(false)} onStay={() => answer(true)} />
}
