/** What the component of a site's own section type is made of. */
