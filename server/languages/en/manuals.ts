import type { ManualWriting } from '../manual-writing'

/** What manuals in English write. */
export const manuals: ManualWriting = {
  signalWords: { DANGER: ['DANGER'], WARNING: ['WARNING'], CAUTION: ['CAUTION'] },
  structureWords: {
    chapter: 'chapter, section, group, part, appendix, annex, work package',
    figure: 'figure, fig, illustration',
    table: 'table',
    step: 'step',
    page: 'page',
    revision: 'change, revision, rev',
    of: 'of',
    contents: 'contents, table of contents, index, list of figures, list of tables, list of illustrations',
    continued: "continued, cont, cont'd, contd",
    notice: 'notice',
    note: 'note, notes, notice, important',
  },
  words: {
    section: 'section sect chapter see',
    note: 'note notice',
    fault: 'symptom fault problem trouble troubleshooting malfunction cause remedy',
    first: 'first',
    key: 'code codes alarm error part stock item ident identification no number num fuse relay',
    quantity: 'qty quantity',
    description: 'description nomenclature designation denomination name',
    partNumber: 'part parts',
    tool: 'wrench spanner socket key drill',
  },
  remedyTitles: [
    'what to do',
    'to do',
    'remedy',
    'remedies',
    'action',
    'actions',
    'corrective action',
    'corrective actions',
    'action required',
    'required action',
    'correction',
    'corrections',
    'solution',
    'solutions',
  ],
  genericHeadings: [
    'general',
    'general information',
    'introduction',
    'foreword',
    'preface',
    'contents',
    'table of contents',
    'index',
    'appendix',
    'appendices',
    'about this manual',
    'service',
    'problem',
    'problems',
    'solution',
    'solutions',
    'end of figure',
  ],
  partsColumns: {
    figure: 'fig, fig no, figure, figure no, plate',
    item: 'item, item no, item number, ref, ref no, reference no, key, key no, pos, position, index, index no, callout, balloon',
    number:
      'part no, part number, part num, part, parts no, parts number, p n, pn, spare part no, order no, order number, order code, ordering no, ordering code, article no, article number, product no, product code, drawing no, drawing number, drg no, dwg no, dwg num, dwg, catalog no, catalogue no, catalog number, material no',
    stock: 'stock no, stock number, nsn',
    description:
      'description, title, part name, parts name, name, name of part, nomenclature, designation, denomination',
    quantity: 'qty, quantity, quan, qty req, qty per assy, no req, no reqd, number required, no off, pcs, pieces, req',
    remark: 'remarks, remark, notes, note, serial no, serial number, serial range, s n, usable on, applies to, model',
  },
  abbreviations: `
    asm assembly, assy assembly, asy assembly, subassy subassembly, kpl complete, cpl complete, compl complete
    adj adjusting, adptr adapter, alt alternator, alum aluminium, aux auxiliary, axl axle
    batt battery, brg bearing, brgs bearings, brk brake, brkt bracket, bkt bracket, bshg bushing, bshng bushing
    bush bushing, btm bottom, carb carburetor, chg charge, circ circuit, ckt circuit, clmp clamp, clnt coolant
    clch clutch, compr compressor, conn connector, cplg coupling, crkshft crankshaft, ctrl control, ctr center, cvr cover
    cyl cylinder, cyls cylinders, dia diameter, diff differential, disch discharge, dsl diesel
    elb elbow, elec electric, elect electric, emerg emergency, eng engine, equip equipment, evap evaporator
    exh exhaust, ext extension, filt filter, fltr filter, flex flexible, flg flange, flywhl flywheel
    frt front, ftg fitting, fwd forward, gen generator, gskt gasket, gsk gasket, hd head, hndl handle, horiz horizontal
    hsg housing, hsng housing, hyd hydraulic, hydr hydraulic, idlr idler, ign ignition, incl including
    inj injector, inr inner, instr instrument, insul insulator, lg long, lh left, lub lubricating, lube lubricating
    lvr lever, lwr lower, manf manifold, mnfld manifold, mech mechanical, mtg mounting, mtr motor, oper operator, opr operator
    otr outer, plg plug, plt plate, pmp pump, pri primary, prv valve, pstn piston, pwr power, qty quantity
    rad radiator, recpt receptacle, reg regulator, reinf reinforcement, repl replacement, res reservoir, rh right
    rnd round, rr rear, rtn return, rtnr retainer, scr screw, shft shaft, shld shield, skt socket, slv sleeve
    snsr sensor, sol solenoid, spcr spacer, spkt sprocket, spr spring, sq square, stab stabilizer
    std standard, stl steel, strg steering, suct suction, supt support, susp suspension, sw switch, sys system
    temp temperature, thd thread, thk thick, trans transmission, tstat thermostat, univ universal, upr upper
    vac vacuum, vert vertical, vlv valve, whl wheel, wshr washer, wtr water, xmsn transmission`,
  suppressions: {
    always: 'approx ca cf dr esp etc excl fig figs incl max min mr mrs no nos nr para paras pos ref refs resp vs',
    beforeNumbers: 'art ch chap eq nos pp sec vol',
  },
  forbids:
    /\b(?:do not|don'?t|never|(?:in|under) no (?:circumstances?|case|event|way)|on no account|must not|may not|shall not|should not|cannot be|not (?:be )?(?:allowed|permitted|approved|intended)|prohibited|forbidden)\b/,
  permits: /\b(?:allowed|permitted|permissible|approved|only)\b/,
  limits:
    /\b(?:at (?:the )?most|at least|(?:no|not) (?:more|less|longer|higher|faster|further|farther) than|up to|maximum|minimum)\b/,
  below: 'below|under|less than|lower than|or less|or lower|up to|at most',
  above: 'above|over|more than|higher than|or more|or higher|at least|from',
  states: {
    condition: /\b(?:if|in case|unless|whenever)\b/,
    duty: /\b(?:should|must|shall|needs? to|has to|have to|make sure|ensure)\b|^\W*(?:to|in order to|for(?! (?:example|instance|further|more)))\b/,
    place:
      /\b(?:behind|below|above|under|underneath|beneath|beside|next to|in front of|inside|outside|left|right|front|rear|near|between|on top|on the|in the|at the|at the bottom)\b/,
    colour:
      /\b(?:red|green|blue|yellow|black|white|orange|brown|gr[ae]y|violet|purple|pink|olive|silver|gold|amber|clear)\b/,
    maker: /\b(?:(?:made|manufactured|built|supplied|produced) by|manufacturer)/,
  },
}
