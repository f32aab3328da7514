import type { Grammar } from '../grammar'
import { details } from './details'
import { fields } from './fields'
import { states } from './states'
import { toDo } from './to-do'
import { hints, topics } from './topics'

export const english: Grammar = {
  topics,
  hints,
  fields,
  maintenance: `
    service, maintenance, servicing, inspection, pm, preventive maintenance, check-up, checkup, overhaul, task,
    maintenance task, service task, maintenance work, workshop
  `,
  tasks: `
    oil change, oil changes, change of oil, safety check, yearly check, annual check, yearly safety check,
    annual safety check, filter change, oil service, hour service, hours service, hr service, hrs service, h service
  `,
  doneVerbs: `
    changed, replaced, serviced, inspected, greased, repaired, maintained, swapped, checked, overhauled, lubed,
    done, performed, carried out, completed, fixed, lubricated
  `,
  asked: {
    count: `
      how many models, how many brands, number of models, number of brands, how many operators, how many dealerships, how many dealers, how many companies, how many, how often did we,
      how often did i, how often have we, how many times, number of, count, how many of, amount of orders, count of,
      how often does, how often did, how many different
    `,
    sum: `
      how much is, how much are, how much for,
      go for, goes for, amount, amounts, how much, total, total of, total for, sum, add up, adds up, in total, altogether, worth, overall, value,
      total value, grand total, what did it come to, come to, how much do they want for, what do they want for,
      how much do they charge for, what do they charge for, how much would they charge for,
      how much are they asking for
    `,
    last: `
      last shipment, latest shipment, most recent shipment, newest shipment,
      second to last, last but one, next to last, last, latest, most recent, newest, recent, last time, most recently,
      youngest, most modern
    `,
    first: `
      first, oldest, earliest, older,
      longest in service, longest ago
    `,
    largest: `
      best customer, top customer, biggest customer, largest customer, biggest buyer, best buyer, best client,
      who bought the most, who spent the most, bought the most, spent the most,
      biggest, largest, most expensive, highest, most, most often, most frequently, greatest, the most, longest,
      priciest, bigger, larger, higher, more expensive, pricier,
      hardest, busiest, hardest working, most used, highest hour, hardest used,
      best, best month, strongest month, strongest, dearest, costliest, most money, most expensive one, highest value,
      top, used the most, used most
    `,
    smallest: `
      smallest, cheapest, lowest, least, fewest, the least, smaller, cheaper, lower, less expensive,
      least used, idle most, shortest,
      worst, worst month, weakest month, weakest, least expensive, lowest value, tiniest,
      used the least, used least
    `,
    average: 'average, avg, on average, an average, mean value, typical',
    next: 'next, upcoming, soonest, coming',
    when: `
      for how long, since how long, when, what day, what date,
      which day, which date, on what date, since when, what time, date of,
      deadline, deadlines, until when, by when, by what date, by which date, how long do we have
    `,
    where: `
      where, which place, what place, location of, located, whereabouts, what site, which site, where abouts,
      wheres, tracking, track my, track our, track it, track so, track po, track order, track the order, what location
    `,
    which: 'which, what, whats, which ones, what kind, for which machine, for what machine',
    list: `
      list, show, give, see, display, find, find me, search for, look for, pull up, bring up, look up, show me all,
      any, are there, is there, do we have, do i have, have we got, have you got, check if, overview, status,
      status of, state of, how is, hows, what happened, whats happening, whats up with, update on, all
    `,
    who: 'who, whose, by whom, who by',
  },
  states,
  toDo,
  details,
  by: {
    machine: `
      by machine, per machine, each machine, for each machine, which machine, which machines, what machine, by unit,
      for which machine, for what machine, on which machine, on what machine
    `,
    customer: `
      each organization, per organization, by organization, every organization, for each organization, each organisation,
      per organisation, by organisation, each company, per company, by company, every company, each dealership,
      per dealership, by dealership, each operator, by operator, machines each, by customer, per customer, each customer, which customer, which customers, what customer, best customer,
      best customers, top customer, top customers, biggest customer, biggest customers, largest customer,
      who bought, who buys, who spent, who spends, who bought the most, who spent the most, who ordered the most,
      who orders the most, who buys the most,
      each of our customers, each of the customers, each of our operators, for each customer, every customer,
      customer by customer, by owner, per owner, each owner, which operator, which company, per operator,
      who orders, who ordered, who purchased, who purchases, who has bought, who has ordered, who is buying,
      which client, which clients, what clients, best client, best clients, top client, by client, per client,
      which company bought, which companies bought, which company buys, which companies buy, biggest buyer,
      biggest buyers, best buyer, top buyers,
      which of the customers, which of our customers, which of our clients, which of the two customers,
      which of the clients, which of them buys, which of them bought
    `,
    model: 'each model, per model, by model, of each model, every model, for each model, model by model',
    brand: `
      each brand, per brand, by brand, of each brand, every brand, for each brand, each make, per make, by make,
      each manufacturer, per manufacturer, by manufacturer, which brands do we have, which brands are there, =which brands,
      what brands do we have, what brands are there, =what brands, brands do we have, brands are there, how many brands,
      list of brands, all brands, our brands, number of brands
    `,
    month: `
      by month, per month, each month, every month, month by month, monthly, a month, which month, what month,
      for each month,
      months were, best month, worst month, strongest month, weakest month, month was the best, month had the most
    `,
    part: `
      by part, per part, which part, which parts, what part, what parts, on what,
      by parts, by item, per item, which item, which items
    `,
    pieces: `
      what did we sell most, what do we sell most, sell the most of, sold most, order most often, buy most often,
      sell most often, bought most often, ordered most often, sell most, sell most of, sold the most of,
      bought the most of, buy most, buy the most of, order most, order the most of, most ordered part,
      most ordered parts, best selling part, best selling parts, top selling, best seller, best sellers,
      most bought part, most bought parts, most sold part, most sold parts,
      most popular part, most popular parts, popular parts, most popular, selling best, sells best, sell best,
      bought the most, most wanted parts, best-selling, bestseller, bestsellers, by quantity, by pieces,
      by number of pieces
    `,
  },
  own: `
    our people, of our people, our operators, operators do we have, how often did we, how often have we,
    how often did i, how many times did we, we, our, ours, us, my, mine, me, i, ive, weve, im, do we, have we,
    did we, company, my company, our company, customers, customer
  `,
  others: `
    other companies, other company, other customers, other customer, other clients, other client, other operators,
    other operator, other organizations, other businesses, another customer, another company, another client,
    another operator, who else, everybody else, everyone else, anyone else, anybody else, competitors, competitor,
    neighbours, neighbors
  `,
  fleet: `
    all machines, all our machines, all of our machines, all my machines, every machine, each machine, the fleet,
    our fleet, whole fleet, entire fleet, any machine, any of our machines, any machines, which machine,
    which machines, what machine, what machines, our machines, my machines, machines, all units,
    which of our machines, which of my machines, which unit, which units
  `,
  chosen: 'it, this machine, the machine, this one, that machine, my machine, this unit',
  remaining: 'until, till, before, left, to go, remaining, away, more, in how many',
  unsupported: `
    besides, apart from, aside from, except, except for, excluding, discount, discounts, shipping cost,
    shipping costs, freight cost, profit, margin, margins, budget left,
    last log in, last login, last seen, logged in, last active, last signed in
  `,
  rest: `
    the rest of it, rest of it, the rest of them,
    missing, still missing, is missing, waiting, still waiting, left to come, still to come, still to go,
    not gone out, not gone out yet, havent gone out, hasnt gone out, not left yet, havent left, hasnt left,
    have not left, not sent, not sent yet, to be sent, still owed to us, outstanding, in the queue, queued
  `,
  daily: `
    per day, a day, each day, daily, by day, every day, hours a day, hours per day, daily average, average daily
  `,
  lacking: `
    without, without any, have no, has no, had no, dont have, doesnt have, do not have, does not have, with no, lack,
    lacks, lacking, no readings, no reading, not read, not been read, havent been read, hasnt been read, not updated,
    not been updated, havent been updated, hasnt been updated, havent had a reading, never read, never been read,
    not reported, havent reported, not serviced, never serviced, havent been serviced, hasnt been serviced,
    never been serviced, not been serviced, never had, havent had, hasnt had, havent been reported
  `,
  over: 'over, more than, above, at least, beyond, exceeding, past, greater than, higher than, upwards of, passed, crossed',
  under: 'under, less than, below, fewer than, at most, up to, lower than',
  needed: `
    parts go in, parts go into, part goes in, parts goes in, goes into, go into, parts do i need, parts do we need,
    part do i need, parts are needed, parts needed, parts required, parts are required, parts for, parts come in,
    parts are in, parts belong to, =filters for, filters do i need, filters do we need, filters go in,
    filters are needed, filters needed, go in, goes in, what do i need for, what do we need for, do i need for,
    do we need for, needed for, required for, need for, have to order for, need any parts, needs any parts,
    need parts, needs parts, require parts, requires parts, require any parts, use any parts, parts does, parts do,
    parts list for, part numbers for, shopping list for, needed to do
  `,
  contents: `
    in the, in a, include, includes, included in, contain, contains, consist of, consists of, come with, comes with
  `,
  atHours: 'after how many, at how many',
  versus: 'vs, versus, compare, compared, more than, have more, has more',
  sent: `
    sent, send,
    we made, did we make, have we made, went out
  `,
  ending: `
    =expire, =expires, =expiring, about to expire, going to expire, will expire, =runs out, =run out, =running out,
    about to run out, last day, =lapse, =lapses, =lapsing
  `,
  account: `
    on account, on credit, pay later, pays later, buy now and pay later, pay by invoice, on open account, on terms,
    pay afterwards, on tick, allowed to pay later, allowed to pay on account, allowed to buy on account,
    allowed to order on account, allowed to buy on credit, on our account, on their account, with credit, by account, charge account,
    on-account, on-credit
  `,
  owes: '',
  card: `
    card, cards, by card, by cards, by credit card, with a card, with card, with cards, credit card, credit cards,
    debit card, debit cards, with what card, with which card, visa, mastercard, amex
  `,
  tax: 'tax, taxes, sales tax, sales taxes, vat, gst',
  manner: 'how is, how are, how was, how were',
  possession: `
    do we have, do you have, do they have, do we still have, do you still have, we still have, have we got, have you got,
    do we charge for, we charge for, do you charge for, have they got, got any, got some, any in store, we got, do we store, do we stock, are kept, are stored, how much is,
    how much are, how much for, do we pay for, do i pay for, do you carry, do we carry,
    do you sell, you sell, go for, goes for, do you guys sell, do they sell, can i buy, can we buy, can i get, can we get
  `,
  plan: `
    maintenance plan, service plan, maintenance schedule, service schedule, maintenance program, service program,
    maintenance programme, all tasks, all its tasks, all the tasks, all services, all its services, task list,
    list of tasks, whole schedule, full schedule
  `,
  partFields: `
    core charge, core charges, core deposit, core price, core value, exchange charge, price break, price breaks,
    quantity break, quantity breaks, qty break, qty breaks, quantity price, quantity prices, quantity pricing,
    volume price, volume pricing, bulk price, bulk pricing, tier price, tier prices, quantity discount, qty discount,
    volume discount, bulk discount, cheaper by the dozen, cheaper if we buy, cheaper if i buy, pack size, pack sizes,
    packs of, sold in packs, pack of, per pack, per box, come in packs, comes in packs, come in a box,
    minimum quantity, minimum order, minimum order quantity, min qty, min order, min quantity, moq, smallest quantity,
    do i have to buy, do we have to buy, do you have to buy, do i need to buy, do we need to buy, have to buy at least, have to order at least, must buy, must order, manufacturer, manufacturers, maker, who makes,
    who made, who manufactures, made by, manufactured by, what brand, which brand, whose brand, what make, which make,
    oem, unit of measure, uom, unit of sale, sold by, sold per, sold as, what unit, which unit, still sold,
    still for sale, for sale, on sale, discontinued, still sell, still make, still made, still being made, obsolete,
    still active, fits, fit, fitted to, compatible with, compatible, used on, used in, suits, suit, belongs on,
    go on, goes on, what machines use, which machines use, what models use, which models use, what models take,
    which models take, which machines take, what machines take, fleet price, special price, customer price,
    price level, part of a kit, in any kit, in any bundle, in a bundle, in which bundle, in which kit, comes in which kit
  `,
  moves: `
    movement, movements, stock received, goods received, received, receive, counted, recounted, stocktake, moved,
    transferred, took, taken, booked in, booked out, came in, written off, was adjusted, were adjusted, who adjusted,
    stock adjusted, adjusted the stock, went out, went in
  `,
  replacement: `
    replaced by, superseded, supersede, supersedes, supersession, replace, replaced, replaces, replacement, replacing,
    still current, took the place of, successor
  `,
  place: `
    service truck, on the truck, in the truck, service van, on the van, in the van, main store, main warehouse,
    service pickup, service vehicle, field truck, on the pickup, in the vehicle, main shop, main storage,
    in the warehouse, at the warehouse, warehouse, from the store, at the store, truck stock
  `,
  past: `
    was, were, did, had, has been, have been, been, ago, ordered, bought, purchased, spent, placed, sold, paid,
    wrote, said, replied, shipped, delivered, so far, yet, already, any update, any updates, update on, any news,
    news on, status of, have they, has the dealer, have you, did you, history, previous, performed
  `,
  periodBefore: `
    month before, the month before, month before that, the month before that, week before, the week before,
    week before that, year before, the year before, year before that, the year before that, quarter before,
    the quarter before, quarter before that, day before, the day before, the day before that, period before,
    the one before that month
  `,
  previous: `
    one before, one before that, before that, before the last one, before the last, before last, previous one, the previous, earlier one, next one, the other one,
    one prior, prior one, before that one,
    one just before, the one ahead, second last, second to last, last but one, previous order, order before,
    the order before, ordered before, order prior to, the preceding, preceding one, preceding order
  `,
  meansOne: `
    it, its, itself, that one, this one, that order, this order, that invoice, that quote,
    that payment, that payout, that refund, that dispute, that part, that parcel,
    that shipment, that service, that task, that kit, that message, that machine, that customer, that user, is that,
    was that, of that, ordered there, in there, for that, about that, in that, with that, does that, did that, he, she, his, her, him, hers
  `,
  meansSeveral: `
    do they have, have they got, them, they, their, theirs, those, these, those ones, these ones, of those, of these, of them, which ones,
    the ones, of the two, of the three, the two, both, both of them, all of them, none of them, any of them, out of those, each of them
  `,
  meansOther: 'other, other one, the other, the other one, others, the others',
  reason: 'why, why is that, how come, what for, for what reason, what was the reason, reason',
  positions: {
    '2': 'second to last, last but one, next to last, second, 2nd, number two, second one',
    '3': 'third, 3rd, number three, third one',
    '4': 'fourth, 4th, fourth one',
    '5': 'fifth, 5th, fifth one',
    '-1': `
      last of these, last of those, last of them, last one of these, last one of those, last one of them,
      last in the list, last on the list, last one in the list, last one on the list, bottom one
    `,
  },
  moreThan: `
    more than, more, better, higher, bigger, compare, compared, compared with, compared to, comparison, versus, vs, up or down,
    more often, in comparison,
    against, difference, differ, sells better, sell better, sold better, selling better
  `,
  lessThan: 'less than, fewer than, less, fewer, lower, smaller, worse, less often',
  followUp: 'and, what about, how about, also, or, then, but',
  manual: `
    what do i do when, what do i do if, what do we do when, what do we do if, what should i do when, what should i do if,
    what to do when, what to do if, how to, how do i, how do you, how do we, how can i, how can you, how should, how is it, how often,
    how frequently, interval, every how many, procedure, mean, means, meaning, explain, in what order,
    in which order, what order do, which order do, firing order, out of order, working order, in order to,
    tightening order, according to the manual, manual say, manual says, manuals say, per the manual, in the manual, this manual,
    what kind of oil, what type of oil, recommended, capacity, torque, specification, spec, warning light,
    fault code, error code, troubleshoot, need to order, do i order, can i order, should i order, how do i order,
    order me, place an order, want to order, like to order, want to buy, reset, adjust, bleed, calibrate, install,
    remove, tighten, why wont, wont start, what happens if, what happens when, can i use, which oil, what oil,
    what fluid, which fluid, which grease, what grease, symptom, safe to, is it safe, allowed to, weigh, weight,
    lift capacity, dimension, how heavy, how wide, how tall, how high, how fast, does the battery, per hour,
    an hour, bolt, on the display, on the screen, on the monitor
  `,
  aside: 'all told, on the phone, on the line, by phone',
  noise: `
    q, default, usual, ready, po, belong, belongs, pull, grab, fetch, look after, take care of, rundown, vs, versus, summary, recap,
    breakdown, quick, quickly, please, compare, roughly, approximately, anybody, anyone, somebody, someone, enter,
    entered, monthly, how do i see, how do i find, how do i check, how can i see, how can i check, how can i find,
    how do i track, how can i track, how do i know, can you tell, the, a, an, pls, plz, hey, hi, hello, bob, can,
    could, you, tell, know, want, need, find out, let, would, like, have, has, had, do, does, did, is, are, was,
    were, be, been, being, get, got, getting, of, for, from, by, on, in, at, to, with, and, or, that, this, these,
    those, there, their, they, them, its, it, so, just, yet, already, still, right now, now, currently,
    at the moment, moment, as of now, about, regarding, concerning, thing, ever, again, go, went, come, came,
    coming, made, make, make up, placed, place, issued, sent, send, put, ones, one, lately, recently, thank, thanks,
    me, up, out, any, some, much, many, how, what, which, when, where, who, whose, also, only, really, actually,
    exactly, yes, ok, okay, long, quick question, question, look, looking, wonder, wondering, if, whether, will, am,
    far, each, per, other, dealer, dealership, company, account, registered, system, record, file, have on file,
    stand, at present, present, today, supposed, date, number, no, amount, money, dollars, usd, bucks, euro, part,
    parts, item, items, contain, contains, contents, content, inside, include, included, consist, name, named,
    called, model, brand, type, kind, detail, details, info, information, day, entry, entries, recorded, log,
    logged, last, arrive, line, lines, answer, response, own, owned, stationed, keep, kept, working, sitting, standing, parked, down at, over at, out at, up at,
    customer, customers, new, going, show up, done, due, see, every, average, typical, daily, us, we, our, my, mine,
    i, all, over, overall, together, than, more, most, least, from us, by us, to us, for us, site, yard, bank,
    bank account, since, until, card, cards, full, history, remaining, left, run, running, ran, read, say, says,
    said, think, status, state, way, hours, hour, gotten, taken, took, take, use, used, using, happened, happen,
    go through, gone through, anything, everything, nothing, accept, all companies, across, reach, reached, arrives,
    land, landed, hit, wanted, reason, reasons, good, bank statement, statement, written down, deadline,
    what machine is it for, which machine is it for, platform, page, pages, language, languages, h, put in, hold,
    holds, altogether, roster, fleet wide, running around, out there, by name, in the field, in detail, sheet,
    stuff, whichever, been added, added, signed, exist, exists, existing, decision, decisions, remember, recall,
    became of it, became of, what became, memory, whole platform, the whole platform, platform wide, across all,
    something, order number, carrier, there been, handle, handles, deal, case, exact, rest, the rest,
    often, more often, most recently, up or down, compared, compared with, compared to, in comparison, against,
    better, kindly, folks, guys, buddy, mate, came in, come in, get in, got in, get from, got from, of all time,
    all time, all-time, so far, pretty, yo, sir, good morning, morning, hm, btw, maybe, probably, actual, just want,
    want to know, need to know, id like to know, like to know, do you know, any idea, got any idea, remind,
    remind me, curious, interested, more than, big, huge, off, damn, whole, entire, never, true, is it true,
    correct, right, both, of the two, verdict, kind of, sort of, folk, people, wants, wants to know, asks, asking,
    asked, sign, turned out, end up, ended up, finally, by any chance, handy, possible, chance, part number,
    part numbers, part number of, part number for, part no, catalogue number, catalog number, teh, hte, nad, quarry,
    jobsite, job site, pit, workings, signed up, on here, in here, our two, the two, both of, our three, all three, our four, all four
  `,
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
    days: {
      '0': 'today, this morning, this afternoon, this evening, tonight',
      '1': 'tomorrow, tomorrow morning, tomorrow afternoon, tomorrow evening, tomorrow night',
      '-2': 'day before yesterday',
      '-1': 'yesterday, yesterday morning, yesterday afternoon, yesterday evening, last night, last evening',
    },
    thirds: {
      first: 'early, the beginning of, beginning of, the start of, start of',
      middle: 'mid, the middle of, middle of',
      last: 'late, the end of, end of',
    },
    now: 'as of today, as of now, as of yet, up to now, until now, till now, to date',
    current: 'this, current, the current, to date',
    ofCurrent: 'of the, in the, for the',
    olderThan: 'older than, for more than, for over, for longer than',
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
    months: `
      january/jan, february/feb, march/mar, april/apr, may, june/jun, july/jul, august/aug, september/sep/sept,
      october/oct, november/nov, december/dec
    `,
    weekdays: 'monday, tuesday, wednesday, thursday, friday, saturday, sunday',
    feasts: 'christmas=12-25, xmas=12-25, new year=01-01, new years=01-01, new years day=01-01',
    parts: `
      q1=1+3, q2=4+3, q3=7+3, q4=10+3, first quarter=1+3, second quarter=4+3, third quarter=7+3,
      fourth quarter=10+3, spring=3+3, summer=6+3, autumn=9+3, fall=9+3, winter=12+3, first half=1+6,
      second half=7+6
    `,
    ambiguousMonths: 'may, march, mar, jan',
    isDayFirst: false,
  },
  amount: {
    above: `
      over, above, more than, exceeding, exceed, exceeds, bigger than, larger than, greater than, higher than,
      for more than, of more than, with more than, for over, of over, in excess of, upwards of, beyond, north of, worth more than, costing more than
    `,
    below:
      'for less than, of less than, with less than, for under, of under, under, below, less than, cheaper than, smaller than, lower than, beneath, worth less than',
    atLeast: 'at least, a minimum of, minimum of, not less than, no less than',
    atMost: 'at most, a maximum of, maximum of, up to, not more than, no more than',
    between: 'between, from',
    and: 'and, to, -',
    currency: 'dollar, dollars, usd, bucks, euro, euros, eur, pounds, pesos, grand, k',
    units: `
      hour, hours, h, hrs, km, miles, day, days, week, weeks, month, months, year, years, times, piece, pieces, pcs,
      percent, liters, litres, gallons, kg, tons, units, parts, lines, items, orders, machines, customers, filters,
      invoices, quotes, messages
    `,
  },
}
