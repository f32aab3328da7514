import { soughtArticle } from '../../../finding/parts/sought-article'
import { suggestQuestions } from '../../extractive/suggesting/suggest-questions'
import { composeCited } from '../../model/compose-cited'
import { outlineOf } from '../../model/material/outline'
import { readPage, retrieve } from '../../model/material/retrieve'
import { answerTask, askNext, type Searched } from './answer-task'
import type { CiteTask, SearchReply, SearchTask } from './search-task'

/** Does what a thread is asked, in the manuals that were opened for it. */
export async function replyTo(task: SearchTask, searched: Searched): Promise<SearchReply> {
  const { scope, checkpoint } = searched
  switch (task.kind) {
    case 'answer':
      return answerTask(task, searched)
    case 'suggest':
      return { to: 'suggest', questions: suggestQuestions(scope, task.language, checkpoint) }
    case 'outline':
      return { to: 'outline', outlines: outlineOf(scope) }
    case 'retrieve':
      return { to: 'retrieve', pages: retrieve(task, scope, checkpoint) }
    case 'read':
      return { to: 'read', page: readPage(task.manualId, task.page, scope) }
    case 'cite':
      return { to: 'cite', answer: cite(task, searched) }
  }
}

function cite({ assistant, reply, stop }: CiteTask, { scope, checkpoint }: Searched) {
  const { question } = reply
  const ask = askNext({ assistant, question, stop }, scope, checkpoint)
  const sought = assistant === 'parts' ? soughtArticle(question, scope.vocabulary, checkpoint) : undefined
  return { ...composeCited(reply, scope, { checkpoint, ask }), ...(sought && { sought }) }
}
