/**
 * Abbreviations in the descriptions of parts, and what they are short for. Made by the project's authors from general
 * usage in engineering drawings and parts catalogues; abbreviations with several meanings, and those that are words
 * themselves, are left out.
 */
const abbreviations: Record<string, string> = {
  en: `
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
  es: 'conj conjunto, cjto conjunto, izq izquierdo, izdo izquierdo, der derecho, dcho derecho, sup superior, inf inferior, tras trasero, hidr hidraulico, cil cilindro, torn tornillo, aran arandela, mang manguera',
  fr: 'ens ensemble, sup superieur, inf inferieur, av avant, ar arriere, hydr hydraulique, cyl cylindre, compl complet',
  de: 'kpl komplett, kompl komplett, vollst vollstandig, li links, re rechts, vo vorn, unt unten, hydr hydraulik, zyl zylinder, schr schraube, dichtg dichtung, mot motor',
  pt: 'conj conjunto, esq esquerdo, dir direito, sup superior, inf inferior, diant dianteiro, tras traseiro, hidr hidraulico, cil cilindro, paraf parafuso',
  it: 'compl completo, gr gruppo, sx sinistro, dx destro, sup superiore, inf inferiore, ant anteriore, post posteriore, idr idraulico, cil cilindro',
  nl: 'compl compleet, cpl compleet, li links, re rechts, hydr hydraulisch, cil cilinder',
  sv: 'kpl komplett, hydr hydraul, cyl cylinder',
}

const longForms = new Map(
  Object.entries(abbreviations).map(([language, list]): [string, Map<string, string>] => [
    language,
    new Map(
      list.split(/[,\n]/).flatMap((entry): [string, string][] => {
        const [short, long] = entry.trim().split(' ')
        return short && long ? [[short, long]] : []
      }),
    ),
  ]),
)

/** What an abbreviation in lower case is short for in a language, by ISO 639-1 code; undefined for other words. */
export const longFormOf = (word: string, language: string): string | undefined => longForms.get(language)?.get(word)
