import type { Grammar } from './grammar'

export const english: Grammar = {
  topics: {
    credit_notes: 'credit note, credit memo, credit issued',
    invoices: 'invoice, bill, bills, billing, invoiced, billed',
    maintenance_quotes:
      'maintenance quote, maintenance quotation, service quote, service quotation, maintenance estimate, service estimate, repair quote, quote for the service, quote for service, quote for maintenance, quote for the maintenance, quotes for service, quotes for maintenance, maintenance offer, service offer',
    quotes:
      'quote, quotation, quoted, price request, rfq, offer, cost estimate, an estimate, the estimate, our estimates, requested price',
    payments:
      'payment, payout, card payment, chargeback, dispute, paid us, pay us, money came in, money come in, money coming in, money received, money we received, money collected, collected',
    spending:
      'spend, best customer, best customers, top customer, top customers, biggest customer, biggest customers, largest customer, most ordered part, most ordered parts, best selling part, best selling parts, best seller, best sellers, most bought part, most bought parts, most sold part, most sold parts, who bought the most, who spent the most, spent, spending, expenses, expenditure, outlay, revenue, turnover, sales, sold, sell, cost us, cost me, costs us, costing us, paid in total, money on, money for, budget, parts cost, parts costs, total cost',
    messages: 'message, msg, inbox, correspondence',
    due: 'due, overdue, past due, needs doing, need doing, needs to be done, have to bring in, bring in, bring it in, needs attention, need attention, how close is, how near is, how far is, late on maintenance, next service, next maintenance, next inspection, upcoming service, upcoming maintenance, scheduled service, pending maintenance, pending service, outstanding maintenance, hours until, hours till, hours left, hours to go, hours before, hours remaining, how long until, how long till, how long before, how soon, days until, days till, days left, needs service, need service, needs servicing, need servicing, needs maintenance, need maintenance, needs a service, need a service, need to be serviced, needs to be serviced, needing service, in for service, up for service, service due, behind on service, behind on maintenance, late for service, late on service, service come up, service coming up, maintenance coming up, coming up for service',
    done: 'service history, maintenance history, service log, maintenance log, service record, maintenance record, service book, last service, last maintenance, last serviced, last oil change, last inspection, last time serviced, recent service, recent maintenance, previous service, services done, maintenance done, service done, work done, been serviced, was serviced, were serviced, got serviced, get serviced last, did service, did maintenance',
    hours:
      'hour, hour meter, hourmeter, meter, meter reading, reading, hrs, hours of use, operating hours, running hours, engine hours, machine hours, hours worked, usage, utilization, utilisation, on the clock, clocked, daily use, mileage, odometer, runtime, run time',
    manuals: 'manual, handbook, parts book, documentation, parts catalogue, parts catalog',
    orders:
      'order, ordered, order history, purchase history, sales order, purchase, po, pos, purchase order, backorder, back order',
    machines:
      'machine, machines, fleet, still in service, in service since, out of service, unit, equipment, rig, asset, serial number, serial, serial no, s/n, sn',
  },
  hints: {
    quotes: 'request, requested',
    orders:
      'shipped, ship, send, sent, shipment, delivery, delivered, deliver, parcel, package, tracking, tracking number, track, arrive, arrival, carrier, freight, bought, buy, stuff, goods, parts coming, back ordered, backordered, pick up, pickup, purchased',
    spending: 'cost, paid, pay',
    messages:
      'wrote, say, written, write, write back, written back, reply, replied, replies, said, say about, answer from, answered us, heard back, hear back, hear from, heard from, get back to us, gotten back, contact us',
    hours: 'run, ran, worked, been used, was used, get used, in use, been running, average',
    due: 'coming up',
    manuals: 'uploaded, upload',
    machines: 'located, location, whereabouts, parked',
  },
  maintenance:
    'service, maintenance, servicing, inspection, pm, preventive maintenance, check-up, checkup, overhaul, task, maintenance task, service task, maintenance work, workshop',
  tasks:
    'oil change, oil changes, change of oil, safety check, yearly check, annual check, yearly safety check, annual safety check, filter change, oil service, hour service, h service',
  doneVerbs:
    'changed, replaced, serviced, inspected, greased, repaired, maintained, swapped, checked, overhauled, lubed, done, performed, carried out, completed, fixed, lubricated',
  asked: {
    count:
      'how many, how often did we, how often did i, how often have we, how many times, number of, count, how many of, amount of orders, count of',
    sum: 'how much, total, sum, add up, adds up, in total, altogether, worth, overall, value, total value, grand total, what did it come to, come to',
    last: 'last, latest, most recent, newest, recent, last time, most recently',
    first: 'first, oldest, earliest',
    largest: 'biggest, largest, most expensive, highest, most, greatest, the most, longest, priciest',
    smallest: 'smallest, cheapest, lowest, least, fewest, the least',
    next: 'next, upcoming, soonest, coming',
    when: 'when, what day, what date, which day, which date, on what date, since when, what time, date of',
    where:
      'where, which place, what place, location of, located, whereabouts, what site, which site, where abouts, wheres, tracking, track, what location',
    which: 'which, what, whats, which ones, what kind',
    list: 'list, show, give, see, display, pull up, bring up, look up, show me all, any, are there, is there, do we have, do i have, have we got, have you got, check if, overview, status, status of, state of, how is, hows, what happened, whats happening, whats up with, update on, all',
    who: 'who, whose, by whom, who by',
  },
  states: {
    open: 'open, outstanding, active, still open, pending, not finished, unfinished, not completed, ongoing, current, running, live, not closed, unresolved',
    overdue:
      'overdue, past due, anything late, late on, late for, late with, is late, are late, running late, too late, behind, behind schedule',
    due: 'due, due now, due for, needs service, need service, needs servicing, need servicing, needs maintenance, need maintenance',
    soon: 'due soon, coming up, soon, upcoming',
    to_pay: 'awaiting payment, waiting for payment, awaiting our payment, pending payment, payment pending',
    unpaid:
      'unpaid, to pay, to be paid, need to pay, needs paying, need paying, have to pay, must pay, owe, owes, still owe, balance, open balance, outstanding balance, account balance, not been paid yet, not paid, not yet paid, not been paid, havent paid, hasnt been paid, have not paid, outstanding payment, open invoice, owed, isnt paid, arent paid, not settled, unsettled, havent been paid, hasnt paid',
    paid: 'paid, settled, been paid, already paid',
    in_progress: 'in progress, being processed, in process, processing, in the works, being prepared',
    to_ship:
      'to ship, to be shipped, not shipped, not yet shipped, unshipped, waiting to ship, need to ship, needs to ship, need shipping, left to ship, havent shipped, not been shipped, still to ship, have to ship, awaiting shipment, to send out, ready to ship, need to be shipped, to go out',
    backordered:
      'backordered, back ordered, on backorder, on back order, in backorder, backorder, waiting for stock, waiting on stock, out of stock, waiting for parts, waiting on parts',
    on_its_way:
      'on its way, on their way, on the way, in transit, shipped, sent out, dispatched, underway, under way, been shipped, been sent, en route',
    partly_shipped: 'partly shipped, partially shipped, part shipped, half shipped',
    ready_for_pickup:
      'ready for pickup, ready for pick up, ready to be picked up, ready to pick up, ready for collection, can be picked up, ready to collect',
    delivered: 'delivered, arrived, been delivered, received goods',
    completed: 'completed, complete, finished, closed, fulfilled',
    cancelled: 'cancelled, canceled, cancel, called off, withdrawn',
    expired: 'expired, lapsed, ran out',
    failed: 'failed, payment failed, card declined, went wrong, could not be read',
    returned: 'returned, sent back, return',
    refunded: 'refunded, refund, money back, reimbursed',
    disputed: 'disputed, in dispute, dispute, chargeback',
    accepted: 'accepted, approved, agreed, ordered from quotes, converted',
    declined: 'declined, rejected, refused, turned down, denied',
    waiting:
      'waiting for us, waiting for me, waiting for our answer, awaiting our answer, waiting for an answer, awaiting an answer, waiting for a reply, need an answer, needs an answer, need our answer, needs our answer, to answer, to approve, need our approval, needs our approval, awaiting approval, waiting for approval, need approval, needs approval, unanswered, not answered, to review, need to quote, to be quoted, waiting on us, waiting on me, waiting for, waiting on, awaiting response, waiting for response, awaiting decision, to decide',
    draft: 'draft, drafted',
    answered: 'answered, sent to us, sent us, priced',
    unread: 'unread, not read, not read yet, havent read',
    received:
      'received, new message, new messages, got from, wrote to us, wrote us, written to us, message from, messages from, sent by the dealer, from the dealer, dealer say, dealer said, dealer wrote, dealer write, reply, replied, replies, written back, wrote back, write back, answer us, hear back, heard back',
    retired: 'retired, out of service, decommissioned, scrapped, taken out of service',
    operation_manual:
      'operation manual, operating manual, operator manual, operators manual, owners manual, user manual',
    parts_manual: 'parts manual, parts book, parts catalogue, parts catalog, parts list',
    service_manual: 'service manual, workshop manual, repair manual, shop manual',
    being_read: 'being read, still being read, still processing, being processed',
  },
  by: {
    machine:
      'by machine, per machine, each machine, for each machine, which machine, which machines, what machine, by unit',
    customer:
      'by customer, per customer, each customer, which customer, which customers, what customer, best customer, best customers, top customer, top customers, biggest customer, biggest customers, largest customer, who bought, who buys, who spent, who spends',
    part: 'by part, per part, which part, which parts, what part, what parts, on what, most ordered part, most ordered parts, best selling part, best selling parts, top selling, best seller, best sellers, most bought part, most bought parts, most sold part, most sold parts',
  },
  own: 'how often did we, how often have we, how often did i, how many times did we, we, our, ours, us, my, mine, me, i, ive, weve, im, do we, have we, did we, company, my company, our company, customers, customer',
  fleet:
    'all machines, all our machines, all of our machines, all my machines, every machine, each machine, the fleet, our fleet, whole fleet, entire fleet, any machine, any of our machines, any machines, which machine, which machines, what machine, what machines, our machines, my machines, machines, all units, which of our machines, which of my machines, which unit, which units',
  chosen: 'it, this machine, the machine, this one, that machine, my machine, this unit',
  remaining: 'until, till, before, left, to go, remaining, away, more, in how many',
  past: 'was, were, did, had, has been, have been, been, ago, ordered, bought, purchased, spent, placed, sold, paid, wrote, said, replied, shipped, delivered, so far, yet, already, any update, any updates, update on, any news, news on, status of, have they, has the dealer, have you, did you, history, previous, performed',
  previous:
    'one before, one before that, before that, previous one, the previous, earlier one, next one, the other one, one prior, prior one, before that one',
  followUp: 'and, what about, how about, also, or, then, but',
  manual:
    'how to, how do i, how do you, how do we, how can i, how can you, how should, how is it, how often, how frequently, interval, every how many, procedure, mean, means, meaning, explain, in what order, in which order, what order do, which order do, firing order, out of order, working order, in order to, tightening order, according to the manual, manual say, manual says, manuals say, per the manual, in the manual, what kind of oil, what type of oil, recommended, capacity, torque, specification, spec, warning light, fault code, error code, troubleshoot, need to order, do i order, can i order, should i order, how do i order, order me, place an order, want to order, like to order, want to buy, reset, adjust, bleed, calibrate, install, remove, tighten, why wont, wont start, what happens if, what happens when, can i use, which oil, what oil, what fluid, which fluid, which grease, what grease, symptom, safe to, is it safe, allowed to, weigh, weight, lift capacity, dimension, how heavy, how wide, how tall, how high, how fast, does the battery, per hour, an hour, bolt, after how many, at how many',
  noise:
    'pull, grab, fetch, look after, take care of, rundown, vs, versus, summary, recap, breakdown, quick, quickly, please, compare, roughly, approximately, anybody, anyone, somebody, someone, enter, entered, monthly, weekly, how do i see, how do i find, how do i check, how can i see, how can i check, how can i find, how do i track, how can i track, how do i know, can you tell, the, a, an, please, pls, plz, hey, hi, hello, bob, can, could, you, tell, know, want, need, find out, let, would, like, have, has, had, do, does, did, is, are, was, were, be, been, being, get, got, getting, of, for, from, by, on, in, at, to, with, and, or, that, this, these, those, there, their, they, them, its, it, so, just, yet, already, still, right now, now, currently, at the moment, moment, as of now, about, regarding, concerning, thing, ever, again, go, went, come, came, coming, made, make, make up, placed, place, issued, sent, send, put, total of, ones, one, lately, recently, thank, thanks, me, up, out, any, some, much, many, how, what, which, when, where, who, whose, also, only, really, actually, exactly, quickly, yes, ok, okay, long, quick question, question, look, looking, wonder, wondering, if, whether, will, been, am, far, each, per, other, dealer, dealership, company, account, registered, system, record, file, have on file, stand, at present, present, today, supposed, date, number, no, amount, money, dollars, usd, bucks, euro, part, parts, item, items, contain, contains, contents, content, inside, include, included, consist, name, named, called, model, brand, make, type, kind, detail, details, info, information, day, entry, entries, recorded, record, log, logged, last, arrive, ready, line, lines, answer, response, own, owned, stationed, keep, kept, working, sitting, customer, customers, new, going, show up, done, due, see, every, average, typical, daily, us, we, our, my, mine, i, all, over, overall, together, than, more, most, least, from us, by us, to us, for us, site, yard, since, until, card, cards, full, history, remaining, left, got left, run, running, ran, read, say, says, said, think, status, state, way, hours, hour, gotten, taken, took, take, use, used, using, happened, happen, go through, gone through',
  beforeName: 'of, for, from, by, to, with, at, on',
  numberSign: 'number, no, nr, num',
  period: {
    units: {
      day: 'day, days',
      week: 'week, weeks',
      month: 'month, months',
      quarter: 'quarter, quarters',
      year: 'year, years',
    },
    days: { '-2': 'day before yesterday', '-1': 'yesterday', '0': 'today', '1': 'tomorrow' },
    current: 'this, current, the current',
    past: 'last, past, previous, prior',
    next: 'next, coming, following, upcoming',
    ago: 'ago, back',
    since: 'since, starting, starting from, as of',
    until: 'until, till, to, through, up to',
    before: 'before, prior to, by',
    after: 'after',
    between: 'between, from',
    and: 'and, to, until, till, through, -',
    at: 'in, on, during, of, for, at, within, over, from, this, last, by, dated',
    months:
      'january/jan, february/feb, march/mar, april/apr, may, june/jun, july/jul, august/aug, september/sep/sept, october/oct, november/nov, december/dec',
    weekdays: 'monday, tuesday, wednesday, thursday, friday, saturday, sunday',
    feasts: 'christmas=12-25, xmas=12-25, new year=01-01, new years=01-01, new years day=01-01',
    parts:
      'q1=1+3, q2=4+3, q3=7+3, q4=10+3, first quarter=1+3, second quarter=4+3, third quarter=7+3, fourth quarter=10+3, spring=3+3, summer=6+3, autumn=9+3, fall=9+3, winter=12+3, first half=1+6, second half=7+6',
    ambiguousMonths: 'may, march, mar, jan',
    isDayFirst: false,
  },
}
