import { useMutation, useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { Bell } from 'lucide-react'
import { useCallback, useState } from 'react'
import { type Notice, noticeMutations, noticeQueries } from '@/entities/notice'
import { useText } from '@/shared/lib/i18n'
import { later } from '@/shared/lib/later'
import { CountMark } from '@/shared/ui/count-mark'
import { IconButton } from '@/shared/ui/icon-button'
import { toast } from '@/shared/ui/toaster'
import { noticeText } from '../text'
import { NoticeLine } from './notice-line'
import { NoticeLink } from './notice-link'
import { useLiveNotices } from './use-live-notices'

const Drawer = later(() => import('@/shared/ui/drawer').then((file) => file.Drawer))

/**
 * "Long work can be left and found again, and ends in a notification": announces it on any page, and lists what ended
 * before. Not shown to who never had any.
 */
export function NoticeBell({ personId }: { personId: string }) {
  const t = useText(noticeText)
  const { data } = useQuery(noticeQueries.newest())
  const { mutate: markRead } = useMutation(noticeMutations.read())
  const [isOpen, setIsOpen] = useState(false)
  const { history } = useRouter()
  const announce = useCallback(
    ({ outcome, text, link }: Notice) => {
      const action = (
        <NoticeLink href={link} onGo={() => history.push(link)} className="font-semibold underline">
          {t('open')}
        </NoticeLink>
      )
      toast[outcome === 'success' ? 'success' : 'error'](text, { id: 'notice', action })
    },
    [t, history],
  )
  useLiveNotices(personId, announce)
  const newest = data?.items[0]
  if (!newest) return null
  const unread = data.items.filter(({ is_read }) => !is_read).length

  function toggle(opens: boolean) {
    setIsOpen(opens)
    // When it closes: until then the new ones remain marked.
    if (!opens && unread > 0 && newest) markRead(newest.created_at)
  }
  function go({ link }: Notice) {
    history.push(link)
    toggle(false)
  }
  return (
    <>
      <IconButton
        label={unread > 0 ? t('unread', { count: unread }) : t('title')}
        icon={<CountMark count={unread} icon={<Bell />} />}
        aria-expanded={isOpen}
        onClick={() => toggle(true)}
      />
      <Drawer title={t('title')} open={isOpen} onOpenChange={toggle}>
        <ul className="-mx-5 -my-5 divide-y divide-line">
          {data.items.map((notice) => (
            <li key={notice.id}>
              <NoticeLine notice={notice} onGo={() => go(notice)} />
            </li>
          ))}
        </ul>
      </Drawer>
    </>
  )
}
