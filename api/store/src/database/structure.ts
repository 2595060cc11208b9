/**
 * The number of the structure in which this program writes editions, and the only one that it reads. Raise it with a change of the SQL
 * that makes an edition (`edition/createEdition.ts`), or of what its rows mean, after which this program fails on an edition that was
 * made before, or the program before on one that is made now: a table or column that a call reads and that was not there, one that
 * went, one whose values mean something else. An index, a comment or a table that nobody reads yet leave it as it is. Editions of
 * other structures stay beside those of this one, each for the programs that read it.
 */
export const STRUCTURE = 2;
