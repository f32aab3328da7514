import type { Grammar } from '../grammar'

export const toDo: Grammar['toDo'] = {
  obliged: `
    need, needs, still need, still needs, still have to, still has to, still had to, have still to, has still to, have yet to, has yet to, have to, has to,
    do we have to, do we still have to, do i have to, do i still have to, do they have to, do they still have to,
    do you have to, do you still have to, we have to, we still have to, i still have to, they still have to,
    have we still to, still need to, still needs to, need to, needs to, still got to, have got to, must, still must, must still,
    should still, still should, supposed to, still supposed to, owe
  `,
  ahead: `
    waiting to, wait to, waits to, waiting for us to, waiting for me to, waiting for you to, waiting for them to,
    waiting for the dealer to, waiting for the customer to, yet to, still to, left to, remaining to, remain to, remains to,
    are to, is to, about to, ready to, still waiting to, still due to, still left to, are still to, is still to, to be
  `,
  denied: `
    not, not yet, never, hasnt, havent, hadnt, isnt, arent, wasnt, werent, didnt, hasnt yet, havent yet,
    still not, still hasnt, still havent, still isnt, still arent, nobody, nobody has, no one has, without being
  `,
  awaiting:
    'awaiting, still awaiting, await, awaits, waiting for, waiting on, still waiting for, wait for, pending, still need, still needs',
  between:
    'we, you, they, it, us, i, be, been, get, got, yet, still, already, actually, fully, even, anyone, anybody, all, have, has, final',
  ofOwn: 'my, our',
  ofOther: 'their, them, the customer, the customers, the dealer, the dealers, the dealership',
  behind: 'out, up, back, off, on, yet, still, so far',
  verbs: {
    ship: 'ship, ships, shipped, shipping, send off, sent off, dispatch, dispatched, deliver to',
    send: 'send, sends, sent, sending, issue, issued, mail, mailed',
    pick: 'pick, picked, picking, pack, packed, packing, prepare, prepared, preparing, make ready, made ready, put together',
    begin: 'start, started, begin, begun, touch, touched',
    collect: 'collect, collected, collection, pick up, picked up, pickup, pick-up, fetch, fetched',
    receive:
      'receive, receives, received, receiving, arrive, arrived, come back, came back, come in, came in, get back, got back',
    deliver: 'deliver, delivered, delivery, arrival',
    pay: 'pay, pays, paid, paying, settle, settled, payment',
    refund:
      'refund, refunds, refunded, refunding, reimburse, reimbursed, pay back, paid back, give back, given back, credit, credited',
    approve: 'approve, approves, approved, approving, approval, accept, accepted, accepting, acceptance',
    confirm: 'confirm, confirmed, confirming, confirmation',
    answer:
      'answer, answered, answering, reply to, replied to, reply, replied, respond, responded, respond to, responded to, an answer, a reply, a response, response, decision',
    price: 'price, priced, pricing, quote, quoted, quoting',
    schedule: 'schedule, scheduled, scheduling, book in, booked in, plan in',
    complete:
      'complete, completed, completing, finish, finished, close, closed, fulfil, fulfill, fulfilled, carry out, carried out',
    cancel: 'cancel, cancelled, canceled, call off, called off',
    read: 'read, look at, looked at, open, opened',
  },
}
