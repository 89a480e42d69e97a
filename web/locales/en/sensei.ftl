### The words around the errors in the article of Sensei's Library.

intro = The definition and the algorithm of the article are right. Its worked example, which is the second board of this page, is told with two slips. The article calls blocks chains.

# Each error: its place, what the article says in other words, and what is right, with buttons to see it.
iterations =
    .title = When regions and chains are removed
    .source = Sensei’s Library, Benson’s Definition of Unconditional Life, Benson’s Algorithm, the worked example
    .says = The first iteration removes the chains of C2 and E6 and the region f. The second removes the regions c and d, the third the chain of D1 and the region e. The fourth finds nothing more.
    .right = An iteration has two steps: first it removes chains, then all regions next to a removed one. The regions c and d are next to E6 and C2, so they go in the first iteration together with f. The second removes D1 and e, and the third finds nothing more. The chains that are left are the same; the article only tells everything after the first iteration one too late. This page counts as the two steps do. Its letters are others: the article’s c is D6 on this board, d is D2, e is F2, and f the region in the middle.
    .first = See the first iteration
    .second = See the second iteration

wrongSet =
    .title = What region f is no longer surrounded by
    .source = Sensei’s Library, Benson’s Definition of Unconditional Life, Benson’s Algorithm, the worked example
    .says = Region f is removed because the chains around it, those of C2 and E6, are not in R.
    .right = R is the list of regions, and no chain is ever in it. The chains are in X: f, the region in the middle, is removed because C2 and E6 are no longer in X.
    .regions = See the regions one by one
