/** The product's mark: three bodies drawn into one line across the ring of the sky. public/favicon.svg is the same. */
export function Mark({ size = 28, className = "" }: { readonly size?: number; readonly className?: string }) {
  return (
    <svg
      viewBox="0 0 32 32"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      className={`shrink-0 ${className}`}
      aria-hidden="true"
    >
      <circle cx="16" cy="16" r="13" strokeWidth={1.5} />
      <circle cx="16" cy="16" r="5.5" strokeWidth={1.5} />
      <path d="M6.800 25.200 12.100 19.900M19.900 12.100 25.200 6.800" strokeWidth={1.5} />
      <g fill="currentColor" stroke="none">
        <circle cx="16" cy="16" r="2" />
        <circle cx="6.800" cy="25.200" r="2.600" />
        <circle cx="25.200" cy="6.800" r="2.600" />
      </g>
    </svg>
  );
}
