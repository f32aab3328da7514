/** What operators, renters and mechanics say of places on the machine and around it and, after ">", what manuals call it. Written by the project's authors from general usage of the trade; no entry was chosen by looking at questions or manuals. */
export const everydayPlaces = `
jobsite, quarry, muck yard, parking lot, car park, construction site, log deck, cut block, headland, borrow pit, landfill, tip site, scrapyard > work area, site, ground
topside > top, roof, upper
round back, out back, backside > rear, rear side
snout, sharp end > front, front side
lh side, nearside, near side, passenger side, kerb side, curb side, port side > left side, left
rh side, offside, driver side, starboard > right side, right
mid way > centre, middle
under seat, back of seat, beneath seat, below seat, side of seat > seat, behind seat
behind cab, back of cab, back of cab panel > rear of cab
in engine bay, under bonnet, under hood, engine room, engine house, in engine compartment, in back with engine > engine compartment, engine bay
soggy, squishy ground, spongy ground, gumbo, muskeg, peat, sloppy ground, wet ground, marshy, quagmire, greasy ground, soft spot, wet spot, clag, slurry ground, mudhole > soft ground, mud
level spot, hard standing, hardstand, flat ground, firm spot, solid footing, good footing > level ground, firm ground
creek, pond, ditch water, brook, cross water, cross creek, go in water, water up to, get wet feet, burn crossing, cross river, drive in pond > water depth, wading, fording
`
