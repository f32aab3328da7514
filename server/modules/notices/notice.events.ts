import { defineEvent } from '../../events/event'

export const noticeAdded = defineEvent<{ personId: string; noticeId: string }>('notice.added')
