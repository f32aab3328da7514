/** What operators, renters and mechanics say of brakes and steering and, after ">", what manuals call it. Written by the project's authors from general usage of the trade; no entry was chosen by looking at questions or manuals. */
export const everydayBrakes = `
purge brakes, pump brakes up, flush brakes, burp brakes, crack bleeders, bleed wheel cylinders > brake bleeding, bleed, bleeding brakes
air in brakes, air in brake lines, air in lines, spongy brakes, soft brakes, squishy pedal, squashy pedal, mushy pedal, mushy brakes, rubbery pedal, pedal soft, pedal spongy, pump pedal twice, have to pump brakes, brakes need pumping, pedal pumps up > spongy pedal, bleed brakes, air in brake system
pedal on floor, pedal drops to floor, pedal to floor, long pedal, low pedal, no pedal, pedal falls > brake pedal travel, brake fluid level, pedal travel excessive
hard pedal, pedal rock hard, pedal like rock, stiff pedal, pedal stiff, wooden pedal > brake pedal hard, brake accumulator, brake boost
wont stop, doesnt stop, takes ages to stop, long to stop, cant stop, slow to stop, brakes feel weak, brakes not biting, faded brakes, brakes rubbish, brakes useless, brakes shot, brakes knackered > insufficient braking, brakes weak, brake wear
pulls when braking, brakes to one side, dives left, dives right, swerves when braking > brakes pull to one side, uneven braking
brakes rubbing, brakes binding, brakes wont come off, brakes stay on, brakes locked on, brakes locked up, brakes frozen, brakes seized > brake does not release, brakes drag
grinding brakes, metal on metal, brakes grind, brakes scrape, brakes scream, brakes howl > brake wear, brake noise, brake lining
pads worn, pads gone, linings gone, shoes worn, down to metal, down to rivets > brake lining, brake wear, lining thickness
parking break, maxi brake, spring brake, hand break, ratchet brake, emergency break, lockup brake > parking brake
pull brake on, yank handbrake, put brake on, set brake, lock brake on, put in park > apply parking brake, parking brake
take brake off, let brake off, pop brake off, knock brake off, drop handbrake, let off brake, kick brake off > release parking brake, parking brake
cage brake, back off brake, wind brake off, wind off brakes, unlock brakes, screw brake off, unlock brake by hand > release parking brake manually, mechanical release, towing
rolls away, rolls on hill, rolls back, doesnt hold on hill, creeps on hill, wont hold on hill, slides down hill, wont hold, handbrake weak, handbrake useless, handbrake wont hold > parking brake does not hold, parking brake test
test brakes, try brakes, check brakes work, check handbrake, prove brakes > brake test, brake check
brake juice, stop juice, brake liquid, dot four, dot three, dot 4, dot 3 > brake fluid, brake oil
wheel in cab > steering wheel
steering gone, lost steering, cant steer, wheel does nothing, steering dead, wont turn left, wont turn right, steering locked up > steering failure, steering does not work
steering tight, wheel hard to turn, hard to turn, heavy to turn, stiff to turn, arm strong, armstrong steering, needs two hands > steering heavy, steering hard, power steering
steering loose, play in steering, play in wheel, slop in steering, sloppy wheel, wanders about, wanders all over, all over road, steering vague > steering play, steering wanders
steering jumps, steering notchy, steering jerky, steering kicks, wheel kicks, wheel jumps > steering jerks, air in steering
bends in middle, bendy bit, hinge in middle, knuckle joint, waist joint, elbow joint, center joint of loader, middle of loader > articulation, articulation joint, centre pivot
lock middle, pin frames, lock frames together, pin middle, bar across middle, transport bar, stop bending > articulation lock, frame lock
steer with engine off, steering engine off, steer when engine dies, steer without engine > emergency steering, secondary steering
`
